import { strToU8, zipSync, type Zippable } from "fflate";
import type { Key } from "../../src/rules/formats.gen.js";
import { say } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { byCodeUnit } from "../../src/rules/text-order.js";
import type { KeyWriter } from "./key-file.js";
import { printable } from "./printable.js";
import { ASSESSMENT, content, floatOutcome, inNamespace, structure, xmlFile } from "./qti-element.js";
import { itemIdentifier, qtiItem } from "./qti-item.js";

/** qti.zip: a package of QTI 3.0 with a test, and each item in a file of its own. */
export const qtiWriter: KeyWriter = (raw) => {
  const key = printable(raw);
  const items = key.items.map((item, place) => ({
    identifier: itemIdentifier(item),
    href: `items/${item.guid}.xml`,
    text: qtiItem(item, place + 1, key),
  }));
  return [
    {
      name: "qti.zip",
      content: zipped([
        ["imsmanifest.xml", manifest(items)],
        [TEST, test(key, items)],
        ...items.map(({ href, text }) => [href, text] as const),
      ]),
    },
  ];
};

interface ItemFile {
  readonly identifier: string;
  readonly href: string;
}

const TEST = "test.xml";
const TEST_ID = "test-cr613";

const PACKAGE = inNamespace(
  "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1",
  "https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd",
);

function manifest(items: readonly ItemFile[]): string {
  const resource = (identifier: string, type: string, href: string, needs: readonly ItemFile[] = []) =>
    structure("resource", { identifier, type, href }, [
      structure("file", { href }),
      ...needs.map((need) => structure("dependency", { identifierref: need.identifier })),
    ]);
  return xmlFile(
    structure("manifest", { ...PACKAGE, identifier: "manifest-cr613" }, [
      structure("metadata", {}, [content("schema", {}, "QTI Package"), content("schemaversion", {}, "3.0.0")]),
      structure("organizations", {}),
      structure("resources", {}, [
        resource(TEST_ID, "imsqti_test_xmlv3p0", TEST, items),
        ...items.map(({ identifier, href }) => resource(identifier, "imsqti_item_xmlv3p0", href)),
      ]),
    ]),
  );
}

/** All items in one part, in any order, each answered once. */
function test({ language }: Key, items: readonly ItemFile[]): string {
  const title = new Speaker(language).text(say("format-title"));
  const score = structure("qti-sum", {}, [structure("qti-test-variables", { "variable-identifier": "SCORE" })]);
  return xmlFile(
    structure("qti-assessment-test", { ...ASSESSMENT, identifier: TEST_ID, title, "xml:lang": language }, [
      floatOutcome("SCORE", "0"),
      structure(
        "qti-test-part",
        { identifier: "part", "navigation-mode": "nonlinear", "submission-mode": "individual" },
        [
          structure("qti-item-session-control", { "max-attempts": "1", "show-feedback": "true" }),
          structure(
            "qti-assessment-section",
            { identifier: "section", title, visible: "true" },
            items.map(({ identifier, href }) => structure("qti-assessment-item-ref", { identifier, href })),
          ),
        ],
      ),
      structure("qti-outcome-processing", {}, [structure("qti-set-outcome-value", { identifier: "SCORE" }, [score])]),
    ]),
  );
}

/** The files sorted by name, with the first day that the format knows in place of today: equal files, equal bytes. */
function zipped(files: readonly (readonly [name: string, text: string])[]): Uint8Array {
  // The library reads the parts of the date in local time, and they are given in local time.
  const mtime = new Date(1980, 0, 1, 12);
  const entries = files
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .map(([name, text]): [string, Zippable[string]] => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { mtime, level: 9 });
}
