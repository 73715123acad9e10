import { useWords } from "../spoken.js";
import { Fact } from "./fact.js";
import type { Claims } from "../../../src/rules/formats.gen.js";

/** What another engine claims to handle and to report. */
export function ClaimsList({ claims }: { readonly claims: Claims }) {
  const words = useWords();
  const { input, rulesets, readings = [], handles, observes } = claims;
  return (
    <>
      <Fact term={words.text("report-reads")}>{words.text(`report-reads-${input}`)}</Fact>
      <Fact term={words.text("report-claims-rules")}>{rulesets.join(", ")}</Fact>
      {readings.length > 0 && (
        <Fact term={words.text("report-claims-readings")}>
          <Names names={readings} />
        </Fact>
      )}
      <Fact term={words.text("report-claims-handles")}>
        <Names names={handles} />
      </Fact>
      <Fact term={words.text("report-claims-tells")}>
        <Names names={observes} />
      </Fact>
    </>
  );
}

/** Names of the protocol, as they are written there. */
export function Names({ names }: { readonly names: readonly string[] }) {
  const words = useWords();
  if (names.length === 0) return <span class="soft">{words.text("report-nothing")}</span>;
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
