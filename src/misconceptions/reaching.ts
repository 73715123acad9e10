import type { Ruleset } from "../rules/ruleset.js";

/** The rules as somebody goes by them who takes one object for one that the static abilities of another, or its own, describe. */
export function reaching(ruleset: Ruleset, source: number, object: number): Ruleset {
  const { practice } = ruleset;
  return {
    ...ruleset,
    practice: {
      ...practice,
      affectedByStatic: (fits) => {
        const described = practice.affectedByStatic(fits);
        return (each, scene, view) =>
          (each === object && scene.speaker.source === source) || described(each, scene, view);
      },
    },
  };
}
