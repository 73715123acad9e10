import { parentPort } from "node:worker_threads";
import { expose } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import { REFERENCE_ENGINE } from "../src/engines/reference.js";
import { verifierApi } from "./verify.js";

if (parentPort === null) throw new Error("this file is the entry of a worker thread");
expose(verifierApi(REFERENCE_ENGINE), nodeEndpoint(parentPort));
