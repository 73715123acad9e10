import { Command } from "commander";
import type { Begin } from "./call.js";
import { cardsImportCommand } from "./cards-import.js";
import { cardsPinCommand } from "./cards-pin.js";

/** `cr613 cards`: what is done with cards of the library, and with those of other libraries. */
export function cardsCommand(begin: Begin): Command {
  return new Command("cards")
    .usage("[options] <command>")
    .addCommand(cardsImportCommand(begin))
    .addCommand(cardsPinCommand(begin));
}
