import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

export interface LabServer {
  readonly url: URL;
  close(): Promise<void>;
}

/** Texts that are served in place of files, by paths such as `/corpus.json`. */
export type ServedTexts = ReadonlyMap<string, string>;

/** Serves a folder to this machine alone; port 0 takes any. Nothing is cached: the page may be rebuilt. */
export async function serveLab(folder: string, port = 0, texts: ServedTexts = new Map()): Promise<LabServer> {
  const serve = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Content-Security-Policy", "frame-ancestors 'none'");
    // Refuses requests under another host name, which a foreign page could have made point here.
    if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? "")) {
      response.statusCode = 403;
      response.end("This is served to this machine alone.");
      return;
    }
    const text = texts.get((request.url ?? "").replace(/\?.*$/, ""));
    if (text !== undefined) {
      response.setHeader("Content-Type", "application/json; charset=utf-8");
      response.end(text);
      return;
    }
    serve(request, response, () => {
      response.statusCode = 404;
      response.end("There is no such file.");
    });
  });
  await listening(server, port);
  // The server listens on TCP, so its address is not the name of a pipe.
  const { port: given } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${given}/`), close: () => closed(server) };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
