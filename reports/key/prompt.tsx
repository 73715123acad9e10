import type { KeyCard, KeyPrompt } from "../../src/rules/formats.gen.js";
import { BoardPicture } from "../picture/board/board-picture.js";
import { boardWords } from "../picture/board/board-words.js";
import { Mana, Symbols } from "./symbols.js";
import type { SheetWords } from "./words.js";

export interface PromptProps {
  readonly prompt: KeyPrompt;
  readonly number: number;
  readonly words: SheetWords;
}

/** Who plays, and with which cards. */
export function Introduction({ prompt: { players, cards }, words }: Omit<PromptProps, "number">) {
  return (
    <>
      <h3 class="vh">{words.text("sheet-players")}</h3>
      <ol class="players">
        {players.map((player) => (
          <Symbols as="li" text={player} words={words} />
        ))}
      </ol>
      {cards.length > 0 && (
        <>
          <h3>{words.text("sheet-cards")}</h3>
          <ul class={cards.length === 1 ? "cards lone" : "cards"}>
            {cards.map((card) => (
              <Card card={card} words={words} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What has happened, and the board afterwards. */
export function Situation({ prompt, number, words }: PromptProps) {
  const { events, moment, reading } = prompt;
  return (
    <>
      <div class="told">
        <div>
          {events.length > 0 && (
            <>
              <h3>{words.text("sheet-events")}</h3>
              <ol class="events">
                {events.map((event) => (
                  <Symbols as="li" text={event} words={words} />
                ))}
              </ol>
            </>
          )}
          <p class="moment">
            <strong>{words.text("sheet-moment")}</strong> <Symbols text={moment} words={words} />
          </p>
        </div>
        <Board prompt={prompt} number={number} words={words} />
      </div>
      {reading !== undefined && (
        <p class="reading">
          <strong>{words.text("sheet-reading")}</strong> <Symbols text={reading} words={words} />
        </p>
      )}
    </>
  );
}

interface CardProps {
  readonly card: KeyCard;
  readonly words: SheetWords;
}

function Card({ card: { name, english, manaCost, line, size, abilities }, words }: CardProps) {
  return (
    <li>
      <p class="card-head">
        <strong>{name}</strong> {manaCost !== undefined && <Mana cost={manaCost} words={words} />}
      </p>
      {english !== undefined && (
        <p class="english" lang="en">
          {english}
        </p>
      )}
      <p class="type-line">
        <span>{line}</span> {size !== undefined && <b class="size">{size}</b>}
      </p>
      {abilities.length === 0 ? (
        <p class="soft">
          <i>{words.text("sheet-no-abilities")}</i>
        </p>
      ) : (
        abilities.map((ability) => <Symbols as="p" text={ability} words={words} />)
      )}
    </li>
  );
}

function Board({ prompt: { board }, number, words }: PromptProps) {
  const { elsewhere = [] } = board;
  return (
    <figure>
      <figcaption class="vh">{words.text("sheet-board")}</figcaption>
      <BoardPicture
        board={board}
        id={`board-${number}`}
        title={words.text("sheet-board-of", { number })}
        words={words}
      />
      {elsewhere.length > 0 && (
        <p class="elsewhere">
          <strong>{words.text("sheet-elsewhere")}</strong> <Symbols text={elsewhere.join(" ")} words={words} />
        </p>
      )}
      <details class="in-words">
        <summary>{words.text("sheet-board-in-words")}</summary>
        <dl>
          {boardWords(board, words).map(({ player, objects }) => (
            <>
              <dt>{player}</dt>
              {objects.map(([name, ...parts]) => (
                <dd>
                  <strong>{name}</strong>
                  {parts.map((part) => (
                    <>
                      {" · "}
                      <Symbols text={part} words={words} />
                    </>
                  ))}
                </dd>
              ))}
            </>
          ))}
        </dl>
      </details>
    </figure>
  );
}
