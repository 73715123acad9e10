import type { ComponentChildren } from "preact";
import type { KeyCard, KeyClaim, KeyExplanation, KeyItem, KeyPrompt } from "../../src/rules/formats.gen.js";
import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import { say } from "../../src/wording/phrase.js";
import type { Speaker } from "../../src/wording/speaker.js";
import { boardTable } from "./board-table.js";
import { Table } from "../table.js";
import { isOpen } from "./option-letter.js";

/** HTML that is well-formed XML as well, for Anki, Moodle and QTI. Mana symbols stay text in braces. */
interface InLanguage {
  readonly speaker: Speaker;
}

/** Lines around the cells of a table, by attributes where the reader has no style for it; QTI forbids them. */
interface Framed {
  readonly isFramed?: boolean;
}

const FRAME = { border: 1, cellpadding: "4" };

/** What has happened, and the question. */
export function StemHtml({ item, speaker }: { readonly item: KeyItem } & InLanguage) {
  return (
    <>
      <PromptHtml prompt={item.prompt} speaker={speaker} isFramed />
      <QuestionHtml item={item} />
    </>
  );
}

/** The explanation; for an open question, which has no options to mark, after the answer. */
export function SolutionHtml({ item, speaker }: { readonly item: KeyItem } & InLanguage) {
  return (
    <>
      {isOpen(item) && <AnswerHtml item={item} />}
      <ExplanationHtml explanation={item.explanation} speaker={speaker} />
    </>
  );
}

/** Players, cards, events and the board before the question. */
export function PromptHtml({ prompt, speaker, isFramed }: { readonly prompt: KeyPrompt } & InLanguage & Framed) {
  const { players, cards, events, moment, reading, board } = prompt;
  const { elsewhere = [] } = board;
  return (
    <div class="cr613-prompt">
      <Listed title="format-players" entries={players} speaker={speaker} />
      {cards.length > 0 && (
        <Part title="format-cards" speaker={speaker}>
          <ul>
            {cards.map((card) => (
              <Card card={card} />
            ))}
          </ul>
        </Part>
      )}
      <Listed title="format-events" entries={events} as="ol" speaker={speaker} />
      {board.objects.length > 0 && (
        <Part title="format-board" speaker={speaker}>
          <BoardHtml prompt={prompt} speaker={speaker} isFramed={isFramed === true} />
        </Part>
      )}
      <Listed title="format-elsewhere" entries={elsewhere} speaker={speaker} />
      <p>{moment}</p>
      {reading !== undefined && <p>{reading}</p>}
    </div>
  );
}

function BoardHtml({ prompt, speaker, isFramed }: { readonly prompt: KeyPrompt } & InLanguage & Framed) {
  const { heads, rows } = boardTable(prompt.board, speaker);
  return (
    <Table class="table table-bordered" {...(isFramed === true ? FRAME : {})} columns={heads}>
      {rows.map((row) => (
        <tr>
          {row.map((cell) => (
            <td>{cell}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function Card({ card }: { readonly card: KeyCard }) {
  const { name, english, manaCost, line, size, abilities } = card;
  const facts = [english, manaCost, line, size].filter((fact) => fact !== undefined && fact !== "");
  return (
    <li>
      <strong>{name}</strong>
      {facts.map((fact) => [" · ", <span>{fact}</span>])}
      {abilities.length > 0 && <List entries={abilities} />}
    </li>
  );
}

export function QuestionHtml({ item }: { readonly item: KeyItem }) {
  return (
    <p class="cr613-question">
      <strong>{item.question}</strong>
    </p>
  );
}

export function AnswerHtml({ item }: { readonly item: KeyItem }) {
  return (
    <p class="cr613-answer">
      <strong>{item.answer}</strong>
    </p>
  );
}

/** Why the answer is right: in short, then layer by layer, then what was not the reason. */
export function ExplanationHtml({ explanation, speaker }: { readonly explanation: KeyExplanation } & InLanguage) {
  const { short, long, notBecause } = explanation;
  return (
    <div class="cr613-explanation">
      {short.map((claim) => (
        <p>
          <Claim claim={claim} />
        </p>
      ))}
      {long.length > 0 && <h4>{speaker.text(say("format-explanation"))}</h4>}
      {long.map(({ title, claims }) => (
        <div>
          <h5>{title}</h5>
          <Claims claims={claims} />
        </div>
      ))}
      {notBecause.length > 0 && (
        <Part title="format-not-because" speaker={speaker}>
          <Claims claims={notBecause} />
        </Part>
      )}
    </div>
  );
}

function Claims({ claims }: { readonly claims: readonly KeyClaim[] }) {
  return (
    <ul>
      {claims.map((claim) => (
        <li>
          <Claim claim={claim} />
        </li>
      ))}
    </ul>
  );
}

function Claim({ claim: { text, clauses } }: { readonly claim: KeyClaim }) {
  return (
    <>
      <span>{text}</span>
      {clauses.length > 0 && [" ", <small>{`(${clauses.join(", ")})`}</small>]}
    </>
  );
}

type PartProps = { readonly title: MessageId; readonly children: ComponentChildren } & InLanguage;

function Part({ title, speaker, children }: PartProps) {
  return (
    <div>
      <h4>{speaker.text(say(title))}</h4>
      {children}
    </div>
  );
}

interface ListProps {
  readonly entries: readonly string[];
  readonly as?: "ul" | "ol";
}

function Listed({ title, speaker, ...list }: Omit<PartProps, "children"> & ListProps) {
  if (list.entries.length === 0) return null;
  return (
    <Part title={title} speaker={speaker}>
      <List {...list} />
    </Part>
  );
}

function List({ entries, as: Tag = "ul" }: ListProps) {
  return (
    <Tag>
      {entries.map((entry) => (
        <li>{entry}</li>
      ))}
    </Tag>
  );
}
