// Generated from the .ftl files beside this one; change those and run: npm run gen
export const MESSAGE_IDS = [
  "noun-creature",
  "noun-phrase",
  "trait-tapped",
] as const;

export type MessageId = (typeof MESSAGE_IDS)[number];
