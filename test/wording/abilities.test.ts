import { expect } from "chai";
import type { AbilityEntry, Card, StaticAbility } from "../../src/rules/formats.gen.js";
import { abilitiesOf, abilityInside, abilityPhrase, resolvingPhrase } from "../../src/wording/abilities.js";
import type { Language } from "../../src/wording/language.js";
import { Speaker } from "../../src/wording/speaker.js";
import { affecting, becomes, defining, during, gains, gets, LOSES_ALL } from "../support/cards.js";

type Sentences = readonly [en: string, de: string, fr: string];

function told(entry: AbilityEntry, card?: Pick<Card, "abilities" | "types">): string[] {
  return (["en", "de", "fr"] as const).map((language: Language) =>
    new Speaker(language).sentence(abilityPhrase(entry, card)),
  );
}

const CREATURE = { types: ["Creature"] } as const;
const AURA = {
  types: ["Enchantment"],
  abilities: [{ kind: "keyword", keyword: "enchant", quality: { type: "Creature" } }],
} satisfies Pick<Card, "abilities" | "types">;

const TOLD: Readonly<Record<string, readonly [entry: AbilityEntry, words: Sentences, card?: typeof AURA]>> = {
  "a class of objects is all of it": [
    affecting("a", { type: "Creature", controller: "you" }, gets(1, 1)),
    [
      "All creatures you control get +1/+1.",
      "Alle Kreaturen, die du kontrollierst, erhalten +1/+1.",
      "Toutes les créatures que vous contrôlez gagnent +1/+1.",
    ],
  ],
  "several verbs have one subject": [
    affecting("a", { type: "Creature" }, LOSES_ALL, becomes(1, 1)),
    [
      "Creatures lose all abilities and have base power and toughness 1/1.",
      "Kreaturen verlieren alle Fähigkeiten und haben Basis-Stärke und -Widerstandskraft 1/1.",
      "Les créatures perdent toutes leurs capacités et ont une force et une endurance de base de 1/1.",
    ],
  ],
  "a condition in front turns German round, and what it names is a pronoun": [
    during({ object: "host", is: { color: "green" } }, affecting("a", { host: true }, gets(1, 1), gains("vigilance"))),
    [
      "As long as the enchanted creature is green, it gets +1/+1 and has vigilance.",
      "Solange die verzauberte Kreatur grün ist, erhält sie +1/+1 und hat Wachsamkeit.",
      "Tant que la créature enchantée est verte, elle gagne +1/+1 et a la vigilance.",
    ],
    AURA,
  ],
  "of several verbs one of which has a comma the last is behind an and": [
    affecting(
      "a",
      { type: "Creature" },
      { kind: "setColors", colors: ["white"] },
      gains({ kind: "triggered", id: "dies", when: "it dies", then: "1/1 {T}, {T}" }),
      becomes(1, 1),
    ),
    [
      "Creatures are white instead of any other color; have “Triggers when this creature dies: 1/1 {T}, {T}”; and have base power and toughness 1/1.",
      "Kreaturen sind nur noch weiß; haben „Wird ausgelöst, wenn diese Kreatur stirbt: 1/1 {T}, {T}“; und haben Basis-Stärke und -Widerstandskraft 1/1.",
      "Les créatures sont blanches (et perdent leurs autres couleurs) ; ont « Se déclenche quand cette créature meurt : 1/1 {T}, {T} » ; et ont une force et une endurance de base de 1/1.",
    ],
  ],
  "what spells cost is said of those who cast them": [
    affecting(
      "a",
      { zone: "stack", type: "Creature", controller: "you", owner: "you", castFrom: "graveyard" },
      { kind: "changeCost", reduce: "{1}" },
    ),
    [
      "Creature spells you cast from your graveyard cost {1} less to cast.",
      "Kreaturenzauber, die du aus deinem Friedhof wirkst, kosten beim Wirken {1} weniger.",
      "Les sorts de créature que vous lancez depuis votre cimetière coûtent {1} de moins à lancer.",
    ],
  ],
  "what abilities cost is said of those who activate them, wherever their sources are": [
    affecting(
      "a",
      { zone: "any", controller: "you" },
      { kind: "changeCost", reduce: "{1}", activating: { except: "mana" } },
    ),
    [
      "Abilities you activate that aren't mana abilities cost {1} less to activate.",
      "Fähigkeiten, die du aktivierst und die keine Manafähigkeiten sind, kosten beim Aktivieren {1} weniger.",
      "Les capacités que vous activez et qui ne sont pas des capacités de mana coûtent {1} de moins à activer.",
    ],
  ],
  "what costs more or less by its target is said to target": [
    during(
      { object: "self", is: { target: true } },
      affecting("a", { zone: "stack", controller: "opponent" }, { kind: "changeCost", increase: "{2}" }),
    ),
    [
      "If they target this, spells your opponents cast cost {2} more to cast.",
      "Falls sie dieses Objekt als Ziel haben, kosten Zaubersprüche, die deine Gegner wirken, beim Wirken {2} mehr.",
      "S'ils ciblent cet objet, les sorts que vos adversaires lancent coûtent {2} de plus à lancer.",
    ],
  ],
  "what was paid is said of the costs": [
    during({ object: "self", is: { paid: "kicker" } }, affecting("a", { self: true }, gets(1, 1))),
    [
      "As long as the kicker cost was paid, this gets +1/+1.",
      "Solange die Bonuskosten bezahlt wurden, erhält dieses Objekt +1/+1.",
      "Tant que le coût de kick a été payé, cet objet gagne +1/+1.",
    ],
  ],
  "letters are explained at the end": [
    affecting("a", { self: true }, gets({ powerOf: "self" }, { powerOf: "self" }), gains("haste")),
    [
      "This gets +X/+X and has haste, where X is its power.",
      "Dieses Objekt erhält +X/+X und hat Eile; dabei ist X gleich seiner Stärke.",
      "Cet objet gagne +X/+X et a la célérité, X étant sa force.",
    ],
  ],
  "what counts for each by itself is said of each": [
    affecting(
      "a",
      { type: "Enchantment", other: true },
      { kind: "addTypes", types: ["Creature"] },
      becomes({ manaValueOf: "affected" }, { manaValueOf: "affected" }),
    ),
    [
      "Each other enchantment is also a creature with power and toughness equal to its mana value.",
      "Jede andere Verzauberung ist zusätzlich eine Kreatur mit Stärke und Widerstandskraft gleich ihrem Manabetrag.",
      "Chaque autre enchantement est aussi une créature avec une force et une endurance égales à sa valeur de mana.",
    ],
  ],
  "so is what is its controller's": [
    affecting("a", { type: "Creature" }, gets({ count: { type: "Land", controller: "controller" } }, 0)),
    [
      "Each creature gets +X/+0, where X is the number of lands its controller controls.",
      "Jede Kreatur erhält +X/+0; dabei ist X gleich der Anzahl der Länder, die ihr Beherrscher kontrolliert.",
      "Chaque créature gagne +X/+0, X étant le nombre de terrains que son contrôleur contrôle.",
    ],
  ],
  "an ability that is granted is spoken by what gets it": [
    affecting(
      "a",
      { host: true },
      gains("flying", { kind: "triggered", id: "dies", when: "it dies", then: "draw a card" }),
    ),
    [
      "The enchanted creature has flying and “Triggers when this creature dies: you draw a card”.",
      "Die verzauberte Kreatur hat Flugfähigkeit und „Wird ausgelöst, wenn diese Kreatur stirbt: Du ziehst eine Karte“.",
      "La créature enchantée a le vol et « Se déclenche quand cette créature meurt : Vous piochez une carte ».",
    ],
    AURA,
  ],
  "a duration stands beside the verb": [
    {
      kind: "activated",
      id: "a",
      cost: "{2}, {T}",
      effects: [{ affects: { target: true }, does: [gains("flying")], duration: "endOfTurn" }],
    },
    [
      "{2}, {T}: until end of turn, the target has flying.",
      "{2}, {T}: Das Ziel hat bis zum Ende des Zuges Flugfähigkeit.",
      "{2}, {T} : Jusqu'à la fin du tour, la cible a le vol.",
    ],
  ],
  "a duration that is a clause stands in front": [
    {
      kind: "spell",
      id: "a",
      effects: [
        {
          affects: { target: true },
          does: [{ kind: "gainControl", player: "you" }],
          duration: "whileYouControlSource",
        },
      ],
    },
    [
      "For as long as you control this, the target is under your control.",
      "Solange du dieses Objekt kontrollierst, steht das Ziel unter deiner Kontrolle.",
      "Aussi longtemps que vous contrôlez cet objet, la cible est sous votre contrôle.",
    ],
  ],
  "subjects of their own make clauses of their own": [
    {
      kind: "static",
      id: "a",
      does: [
        { kind: "changeGameRule", rule: "cant-lose", player: "you" },
        { kind: "changeGameRule", rule: "cant-win", player: "opponent" },
      ],
    },
    [
      "You can't lose the game; your opponents can't win the game.",
      "Du kannst die Partie nicht verlieren; deine Gegner können die Partie nicht gewinnen.",
      "Vous ne pouvez pas perdre la partie ; vos adversaires ne peuvent pas gagner la partie.",
    ],
  ],
  "a condition in front of several clauses holds for all": [
    during({ turn: "you" }, {
      kind: "static",
      id: "a",
      does: [
        { kind: "changeGameRule", rule: "cant-lose", player: "you" },
        { kind: "changeGameRule", rule: "cant-win", player: "opponent" },
      ],
    } satisfies StaticAbility),
    [
      "As long as it's your turn, you can't lose the game; your opponents can't win the game.",
      "Solange du am Zug bist, gilt: Du kannst die Partie nicht verlieren; deine Gegner können die Partie nicht gewinnen.",
      "Tant que c'est votre tour, vous ne pouvez pas perdre la partie ; vos adversaires ne peuvent pas gagner la partie.",
    ],
  ],
  "what defines itself does so in every zone": [
    defining(
      "a",
      becomes({ count: { type: "Land", controller: "you" } }, { count: { type: "Land", controller: "you" } }),
    ),
    [
      "In every zone, the power and toughness of this are each the number of lands you control.",
      "In allen Zonen gilt: Stärke und Widerstandskraft dieses Objekts sind jeweils gleich der Anzahl der Länder, die du kontrollierst.",
      "Dans toutes les zones, la force et l'endurance de cet objet sont chacune égales au nombre de terrains que vous contrôlez.",
    ],
  ],
  "counters are put on something": [
    { kind: "spell", id: "a", puts: [{ on: { type: "Creature" }, counter: "+1/+1", amount: 2 }] },
    [
      "Two +1/+1 counters are put on each creature.",
      "Zwei +1/+1-Marken werden auf jede Kreatur gelegt.",
      "Deux marqueurs +1/+1 sont mis sur chaque créature.",
    ],
  ],
  "a copy has exceptions": [
    {
      kind: "asEnters",
      id: "a",
      copy: { of: { type: "Creature", other: true }, except: { addTypes: ["Artifact"], power: 7, toughness: 7 } },
    },
    [
      "As this enters, this may be made a copy of another creature, except it is also an artifact and it is 7/7.",
      "Sowie dieses Objekt ins Spiel kommt, kann es zu einer Kopie einer anderen Kreatur werden, außer dass es zusätzlich ein Artefakt ist und dass es 7/7 ist.",
      "Au moment où cet objet arrive sur le champ de bataille, cet objet peut devenir une copie d'une autre créature, excepté qu'il est aussi un artefact et qu'il est 7/7.",
    ],
  ],
  "in a graveyard it is a card": [
    { ...affecting("a", { type: "Creature", controller: "you" }, gains("flying")), zones: ["graveyard"] },
    [
      "While this card is in a graveyard, all creatures you control have flying.",
      "Solange diese Karte in einem Friedhof ist, haben alle Kreaturen, die du kontrollierst, Flugfähigkeit.",
      "Tant que cette carte est dans un cimetière, toutes les créatures que vous contrôlez ont le vol.",
    ],
  ],
  "mana is made": [
    { kind: "mana", produces: ["G", "W"] },
    ["{T}: add {G} or {W}.", "{T}: Erzeuge {G} oder {W}.", "{T} : Ajoutez {G} ou {W}."],
  ],
  "a keyword with what it protects from": [
    { kind: "keyword", keyword: "protection", from: "black" },
    ["Protection from black.", "Schutz vor Schwarz.", "Protection contre le noir."],
  ],
  "a keyword with a cost": [
    { kind: "keyword", keyword: "equip", cost: "{2}" },
    ["Equip {2}.", "Ausrüsten {2}.", "Équipement {2}."],
  ],
  "what an Aura enchants": [
    { kind: "keyword", keyword: "enchant", quality: { type: "Land" } },
    ["Enchant land.", "Verzaubert ein Land.", "Enchanter : terrain."],
  ],
};

describe("an ability is told in English, German and French:", () => {
  for (const [what, [entry, words, card]] of Object.entries(TOLD))
    it(what, () => expect(told(entry, card)).to.deep.equal(words));

  it("a card calls itself by its type", () => {
    const ability = affecting("a", { self: true }, gets(1, 1));
    const words = abilitiesOf({ ...CREATURE, types: ["Creature"], abilities: [ability] });
    expect(words.map((phrase) => new Speaker("de").sentence(phrase))).to.deep.equal(["Diese Kreatur erhält +1/+1."]);
  });

  it("inside a sentence keywords are nouns, and others in the quotation marks of the language", () => {
    const french = new Speaker("fr");
    expect(french.text(abilityInside("flying"), { article: "definite" })).to.equal("le vol");
    expect(french.text(abilityInside({ kind: "mana", produces: ["C"] }))).to.equal("« {T} : Ajoutez {C} »");
    expect(new Speaker("de").text(abilityInside({ kind: "mana", produces: ["C"] }))).to.equal("„{T}: Erzeuge {C}“");
  });

  it("an ability of the same card is told by what it does, and itself as this ability", () => {
    const growing: AbilityEntry = affecting("grow", { self: true }, gets(1, 1));
    const losing = (ability: string): AbilityEntry =>
      affecting("fade", { self: true }, { kind: "loseAbilities", abilities: [{ ability }] });
    const card = { types: ["Creature"], abilities: [growing, losing("grow")] } satisfies Pick<
      Card,
      "abilities" | "types"
    >;
    expect(told(losing("grow"), card)).to.deep.equal([
      "This creature loses “This creature gets +1/+1”.",
      "Diese Kreatur verliert „Diese Kreatur erhält +1/+1“.",
      "Cette créature perd « Cette créature gagne +1/+1 ».",
    ]);
    expect(told(losing("fade"), card)[0]).to.equal("This creature loses this ability.");
  });

  it("a free text that no message knows is said as it is", () => {
    const [, german] = told({ kind: "spell", id: "a", then: "something that nobody has translated" });
    expect(german).to.equal("Something that nobody has translated.");
  });

  it("what resolves and does nothing that is modelled is told as that", () => {
    expect(new Speaker("en").sentence(resolvingPhrase({}))).to.equal("It does something that isn't told here.");
  });
});
