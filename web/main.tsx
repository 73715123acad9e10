import { render } from "preact";
import { followAddress } from "./address.js";
import { Lab } from "./lab.js";

followAddress();
const place = document.querySelector("#lab");
if (place !== null) render(<Lab />, place);
