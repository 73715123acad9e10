/** Node's resolution finds no types for this module of comlink. */
declare module "comlink/dist/esm/node-adapter.mjs" {
  import type { Endpoint } from "comlink";
  import type { MessagePort, Worker } from "node:worker_threads";

  export default function nodeEndpoint(port: Worker | MessagePort): Endpoint;
}
