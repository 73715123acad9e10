import { useWords } from "../spoken.js";
import { clauseNumber } from "../../../src/rules/clause-under.js";
import type { Narrator } from "../../../src/explain/narrator.js";
import type { RulesetId } from "../../../src/rules/formats.gen.js";
import { Clause } from "../components/clauses.js";
import { Symbols } from "../components/mana.js";
import { say } from "../../../src/wording/phrase.js";
import { effectSentences } from "./graph-words.js";
import type { GraphEffect, LayerGraph } from "./layer-graph.js";

interface DependencyTextProps {
  readonly graph: LayerGraph;
  readonly ruleset: RulesetId;
  readonly narrator: Narrator;
}

/** The picture in sentences: the effects in order of application, what each depends on and why. */
export function DependencyText({ graph, ruleset, narrator }: DependencyTextProps) {
  const words = useWords();
  const applied = graph.effects.filter(({ place }) => place !== undefined);
  const others = graph.effects.filter(({ place }) => place === undefined);
  const items = (effects: readonly GraphEffect[]) =>
    effects.map((effect) => <EffectItem effect={effect} graph={graph} narrator={narrator} />);
  return (
    <div class="dependency-text">
      {graph.definingFirst && (
        <p>
          {narrator.speaker.sentence(say("step-defining-first"))} <ClauseNumber clause="613.3" ruleset={ruleset} />
        </p>
      )}
      {graph.loops.map((loop) => (
        <p class="dependency-loop">
          <Symbols text={narrator.step(loop)} /> <ClauseNumber clause={loop.clause} ruleset={ruleset} />
        </p>
      ))}
      {applied.length > 0 && <ol>{items(applied)}</ol>}
      {others.length > 0 && (
        <>
          <p class="not-applied">{words.text("report-not-applied-here")}</p>
          <ul>{items(others)}</ul>
        </>
      )}
    </div>
  );
}

interface EffectItemProps extends Omit<DependencyTextProps, "ruleset"> {
  readonly effect: GraphEffect;
}

function EffectItem({ effect, graph, narrator }: EffectItemProps) {
  return (
    <li>
      <b>{effect.name}</b>
      {effect.ability !== undefined && (
        <span class="soft">
          {" "}
          (<Symbols text={effect.ability} />)
        </span>
      )}
      {effectSentences(effect, graph, narrator).map((sentence) => (
        <p>
          <Symbols text={sentence} />
        </p>
      ))}
    </li>
  );
}

function ClauseNumber({ clause, ruleset }: { readonly clause: string; readonly ruleset: RulesetId }) {
  return <Clause clause={clause} number={clauseNumber(clause, ruleset)} />;
}
