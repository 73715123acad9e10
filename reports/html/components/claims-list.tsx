import { Fact } from "./fact.js";
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
      <Fact term="It reads">{INPUT[input]}</Fact>
      <Fact term="It claims the rules">{rulesets.join(", ")}</Fact>
      {readings.length > 0 && (
        <Fact term="Other readings">
          <Names names={readings} />
        </Fact>
      )}
      <Fact term="It claims to handle">
        <Names names={handles} />
      </Fact>
      <Fact term="It tells">
        <Names names={observes} />
      </Fact>
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
