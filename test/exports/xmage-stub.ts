import { readdirSync, readFileSync } from "node:fs";
import { CREATURE_TYPES } from "../../src/rules/creature-types.js";

/** The vocabulary of XMage's tests as Java sources with nothing behind them, so that a compiler can read exported tests. */

const FOLDER = new URL("../../../test/exports/xmage-stub/", import.meta.url);

/** Keywords of which there is one instance, and those that are made anew, as that engine has them. */
const SINGLE =
  `Deathtouch Defender DoubleStrike Fear FirstStrike Flash Flying Haste Hexproof Horsemanship Indestructible Infect
  Intimidate Lifelink Reach Shadow Shroud Trample Vigilance Wither`.split(/\s+/);
const MADE = `Changeling Exalted Flanking Forestwalk Islandwalk Menace Mountainwalk Plainswalk Prowess Swampwalk`.split(
  " ",
);
const MANA = ["White", "Blue", "Black", "Red", "Green", "Colorless"];

const SUBTYPES = [
  ...CREATURE_TYPES,
  ..."Plains Island Swamp Mountain Forest Desert Gate Lair Locus Cave Sphere Town Urza's Mine Power-Plant Tower".split(
    " ",
  ),
  ..."Aura Cartouche Class Curse Role Room Rune Saga Shrine Background Case".split(" "),
  ..."Equipment Vehicle Fortification Food Treasure Clue Blood Gold Powerstone Contraption Map".split(" "),
  ..."Siege Ajani Arlinn Elspeth Garruk Gideon Jace Karn Liliana Nissa Oko Sarkhan Sorin Chandra Teferi".split(" "),
];
const COUNTERS =
  `P1P1 M1M1 P1P0 P0P1 P2P2 M2M2 CHARGE DEATHTOUCH DEFENSE DIVINITY DREAM EXALTED FADE FEATHER FIRST_STRIKE FLOOD
  FLYING HEXPROOF ICE INDESTRUCTIBLE LEVEL LIFELINK LORE LOYALTY MENACE REACH STUN TIME TRAMPLE VERSE VIGILANCE`.split(
    /\s+/,
  );

/** By path from the root of the sources. */
export function stubSources(): Map<string, string> {
  const sources = new Map<string, string>();
  const add = (name: string, body: string): void => {
    sources.set(`${name.replaceAll(".", "/")}.java`, `package ${name.slice(0, name.lastIndexOf("."))};\n${body}\n`);
  };
  const enumeration = (name: string, constants: readonly string[]): void =>
    add(name, `public enum ${name.slice(name.lastIndexOf(".") + 1)} { ${[...new Set(constants)].join(", ")} }`);
  enumeration("mage.constants.CardType", [
    "ARTIFACT",
    "BATTLE",
    "CREATURE",
    "ENCHANTMENT",
    "INSTANT",
    "KINDRED",
    "LAND",
    "PLANESWALKER",
    "SORCERY",
  ]);
  enumeration("mage.constants.PhaseStep", [
    "UPKEEP",
    "DRAW",
    "PRECOMBAT_MAIN",
    "BEGIN_COMBAT",
    "POSTCOMBAT_MAIN",
    "END_TURN",
  ]);
  enumeration("mage.constants.Zone", ["HAND", "GRAVEYARD", "LIBRARY", "BATTLEFIELD", "EXILED"]);
  enumeration(
    "mage.constants.SubType",
    SUBTYPES.map((word) => word.toUpperCase().replaceAll("'", "").replaceAll(/[ -]/g, "_")),
  );
  enumeration("mage.counters.CounterType", COUNTERS);
  add("mage.abilities.Ability", "public interface Ability {}");
  add("mage.abilities.costs.mana.ManaCosts", "public interface ManaCosts { String getText(); }");
  add("mage.MageInt", "public interface MageInt { int getValue(); }");
  add("mage.game.Game", "public interface Game {}");
  add("mage.players.Player", "public interface Player { java.util.UUID getId(); }");
  add("mage.filter.Filter", "public interface Filter { enum ComparisonScope { Any, All } }");
  add("org.mage.test.player.TestPlayer", "public abstract class TestPlayer implements mage.players.Player {}");
  add(
    "mage.ObjectColor",
    `public class ObjectColor { public static final ObjectColor WHITE = null, BLUE = null, BLACK = null, RED = null, GREEN = null; }`,
  );
  add("org.junit.Test", "public @interface Test {}");
  add(
    "org.junit.Assert",
    `public class Assert {
    public static void assertTrue(boolean is) {}
    public static void assertFalse(boolean is) {}
    public static void assertNull(Object is) {}
    public static void assertEquals(long expected, long actual) {}
    public static void assertEquals(Object expected, Object actual) {}
}`,
  );
  const ability = (name: string, body: string): void =>
    add(name, `public class ${name.slice(name.lastIndexOf(".") + 1)} implements mage.abilities.Ability { ${body} }`);
  for (const word of SINGLE) {
    const name = `${word}Ability`;
    ability(
      `mage.abilities.keyword.${name}`,
      `private ${name}() {} public static ${name} getInstance() { return null; }`,
    );
  }
  for (const word of MADE) ability(`mage.abilities.keyword.${word}Ability`, "");
  for (const word of MANA) ability(`mage.abilities.mana.${word}ManaAbility`, "");
  ability(
    "mage.abilities.keyword.ProtectionAbility",
    "public static ProtectionAbility from(mage.ObjectColor color) { return null; }",
  );
  for (const file of readdirSync(FOLDER)) {
    const text = readFileSync(new URL(file, FOLDER), "utf8");
    const folder = /^package (.*);/m.exec(text)?.[1] ?? "";
    sources.set(`${folder.replaceAll(".", "/")}/${file}`, text);
  }
  return sources;
}
