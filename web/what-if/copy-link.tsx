import { useEffect, useRef, useState } from "preact/hooks";
import { LONGEST_ADDRESS, type WhatIf } from "./what-if.js";

type State = "idle" | "copied" | "by hand" | "too long";

/** Copies a link to the board; where that is not allowed, shows it to be copied by hand. */
export function CopyLink({ whatIf }: { readonly whatIf: WhatIf }) {
  const [state, setState] = useState<State>("idle");
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState("");
  const [text, ruleset, readings] = [whatIf.document.text.value, whatIf.ruleset.value, whatIf.readings.value];
  useEffect(() => setState("idle"), [text, ruleset, readings]);
  useEffect(() => {
    if (state === "by hand") field.current?.select();
  }, [state]);
  const copy = (): void => {
    const address = whatIf.address();
    if (address.length > LONGEST_ADDRESS) return setState("too long");
    const link = new URL(address, location.href).href;
    setLink(link);
    if (!isSecureContext) return setState("by hand"); // there is no clipboard then
    navigator.clipboard.writeText(link).then(
      () => setState("copied"),
      () => setState("by hand"),
    );
  };
  return (
    <>
      <button type="button" onClick={copy}>
        Copy link
      </button>
      <span class="soft link-state" role="status">
        {state === "copied" && "Copied"}
        {state === "too long" && "This board is too large for a link: download it instead."}
      </span>
      {state === "by hand" && (
        <label class="link-by-hand">
          Copy this:
          <input ref={field} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  );
}
