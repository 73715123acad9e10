import { expose } from "comlink";
import { REFERENCE_ENGINE } from "../src/engines/reference.js";
import { verifierApi } from "./api.js";

expose(verifierApi(REFERENCE_ENGINE));
