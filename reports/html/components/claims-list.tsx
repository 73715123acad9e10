import type { Claims } from "../../../src/rules/formats.gen.js";

const INPUT: Readonly<Record<Claims["input"], string>> = {
  effects: "the effects of cards, as data",
  names: "names of cards alone",
};

/** What another engine claims to handle and to report. */
export function ClaimsList({ claims }: { readonly claims: Claims }) {
  const { input, rulesets, readings = [], handles, observes } = claims;
  return (
    <>
      <dt>It reads</dt>
      <dd>{INPUT[input]}</dd>
      <dt>It claims the rules</dt>
      <dd>{rulesets.join(", ")}</dd>
      {readings.length > 0 && (
        <>
          <dt>Other readings</dt>
          <dd>
            <Names names={readings} />
          </dd>
        </>
      )}
      <dt>It claims to handle</dt>
      <dd>
        <Names names={handles} />
      </dd>
      <dt>It tells</dt>
      <dd>
        <Names names={observes} />
      </dd>
    </>
  );
}

/** Names of the protocol, as they are written there. */
export function Names({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <span class="soft">nothing</span>;
  return (
    <span class="names">
      {names.map((name) => (
        <>
          <code>{name}</code>{" "}
        </>
      ))}
    </span>
  );
}
