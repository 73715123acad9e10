import { expect } from "chai";
import { slugOf } from "../../src/lint/slug.js";

describe("a card's name as a file name", () => {
  for (const [name, slug] of [
    ["Urborg, Tomb of Yawgmoth", "urborg-tomb-of-yawgmoth"],
    ["Akroma's Memorial", "akromas-memorial"],
    ["Akroma’s Memorial", "akromas-memorial"],
    ["Lim-Dûl's Vault", "lim-duls-vault"],
    ["Æther Vial", "aether-vial"],
    ["Fire // Ice", "fire-ice"],
    ["+2 Mace", "2-mace"],
    ["../../etc/passwd", "etc-passwd"],
    ["Con", "con-card"],
    ["…", ""],
  ] as const) {
    it(`${name}: ${slug === "" ? "none" : slug}`, () => expect(slugOf(name)).to.equal(slug));
  }
});
