import { parentPort } from "node:worker_threads";
import { expose } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import { drawn } from "../../reports/index.js";
import type { PagesApi } from "./pages-api.js";

if (parentPort === null) throw new Error("this file is the entry of a worker thread");
const api: PagesApi = { draw: (chunk, language) => drawn(chunk, language) };
expose(api, nodeEndpoint(parentPort));
