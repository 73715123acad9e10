import type { VNode } from "preact";
import type { Key, KeyItem } from "../../src/rules/formats.gen.js";
import { say } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { AnswerHtml, ExplanationHtml, PromptHtml, QuestionHtml } from "./item-html.js";
import { isOpen, letteredOptions } from "./option-letter.js";
import { ASSESSMENT, content, floatOutcome, structure, xmlFile } from "./qti-element.js";

/** A guid may begin with a digit; an identifier may not. */
export function itemIdentifier({ guid }: KeyItem): string {
  return `item-${guid}`;
}

/** An assessment item: one mark for the right option, and feedback by letter. An open question is graded by people. */
export function qtiItem(item: KeyItem, number: number, { language }: Key): string {
  const speaker = new Speaker(language);
  const attributes = {
    ...ASSESSMENT,
    identifier: itemIdentifier(item),
    title: speaker.text(say("format-question", { number: String(number) })),
    label: item.scenario,
    "xml:lang": language,
    adaptive: "false",
    "time-dependent": "false",
    "tool-name": "cr613",
    "tool-version": "1",
  };
  return xmlFile(
    structure("qti-assessment-item", attributes, isOpen(item) ? openParts(item, speaker) : choiceParts(item, speaker)),
  );
}

const FEEDBACK = structure("qti-outcome-declaration", {
  identifier: "FEEDBACK",
  cardinality: "single",
  "base-type": "identifier",
});

const RESPONSE = { identifier: "RESPONSE", cardinality: "single" };

function choiceParts(item: KeyItem, speaker: Speaker): VNode[] {
  const options = letteredOptions(item);
  const correct = options.filter(({ option }) => option.correct);
  const choices = options.map(({ letter, option }) =>
    content("qti-simple-choice", { identifier: letter }, option.text),
  );
  return [
    structure("qti-response-declaration", { ...RESPONSE, "base-type": "identifier" }, [
      structure(
        "qti-correct-response",
        {},
        correct.map(({ letter }) => content("qti-value", {}, letter)),
      ),
    ]),
    floatOutcome("SCORE", "0"),
    floatOutcome("MAXSCORE", "1"),
    FEEDBACK,
    structure("qti-item-body", {}, [
      <PromptHtml prompt={item.prompt} speaker={speaker} />,
      structure("qti-choice-interaction", { "response-identifier": "RESPONSE", "max-choices": "1", shuffle: "false" }, [
        content("qti-prompt", {}, <QuestionHtml item={item} />),
        ...choices,
      ]),
    ]),
    structure("qti-response-processing", {}, [
      structure("qti-response-condition", {}, [
        structure("qti-response-if", {}, [
          structure("qti-match", {}, [variable("RESPONSE"), structure("qti-correct", { identifier: "RESPONSE" })]),
          outcome("SCORE", content("qti-base-value", { "base-type": "float" }, "1")),
        ]),
      ]),
      outcome("FEEDBACK", variable("RESPONSE")),
    ]),
    ...options.map(({ letter, option }) =>
      feedback(letter, [
        <p class="cr613-feedback">{option.feedback}</p>,
        <ExplanationHtml explanation={item.explanation} speaker={speaker} />,
      ]),
    ),
  ];
}

function openParts(item: KeyItem, speaker: Speaker): VNode[] {
  const solution = [<AnswerHtml item={item} />, <ExplanationHtml explanation={item.explanation} speaker={speaker} />];
  return [
    structure("qti-response-declaration", { ...RESPONSE, "base-type": "string" }),
    floatOutcome("SCORE", "0", { "external-scored": "human", "normal-maximum": "1" }),
    floatOutcome("MAXSCORE", "1"),
    FEEDBACK,
    structure("qti-item-body", {}, [
      <PromptHtml prompt={item.prompt} speaker={speaker} />,
      structure("qti-extended-text-interaction", { "response-identifier": "RESPONSE", "expected-lines": "6" }, [
        content("qti-prompt", {}, <QuestionHtml item={item} />),
      ]),
      structure("qti-rubric-block", { use: "scoring", view: "scorer" }, [structure("qti-content-body", {}, solution)]),
    ]),
    structure("qti-response-processing", {}, [
      outcome("FEEDBACK", content("qti-base-value", { "base-type": "identifier" }, "ANSWER")),
    ]),
    feedback("ANSWER", solution),
  ];
}

function variable(identifier: string): VNode {
  return structure("qti-variable", { identifier });
}

function outcome(identifier: string, value: VNode): VNode {
  return structure("qti-set-outcome-value", { identifier }, [value]);
}

/** Shown once the answer is handed in, if FEEDBACK has this identifier. */
function feedback(identifier: string, parts: readonly VNode[]): VNode {
  return structure("qti-modal-feedback", { "outcome-identifier": "FEEDBACK", identifier, "show-hide": "show" }, [
    structure("qti-content-body", {}, parts),
  ]);
}
