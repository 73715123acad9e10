import { render } from "preact";
import { showEveryCharacter } from "../reports/html/shown-text.js";
import { followAddress } from "./address.js";
import { Lab } from "./lab.js";

showEveryCharacter();
followAddress();
const place = document.querySelector("#lab");
// A static host sends no header that forbids frames, and a policy within the page can't: another page could lay itself over
// this one. The server of `cr613 lab` sends it.
if (place !== null) render(window.top === window.self ? <Lab /> : <Framed />, place);

/** In the frame of another page there is nothing to press but the way out. */
function Framed() {
  return (
    <p class="framed">
      The lab does not run within another page.{" "}
      <a href={location.href} target="_top">
        Open it by itself
      </a>
    </p>
  );
}
