import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { EdgeConfig } from './config.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
export type WebServer = Server | Http2SecureServer;

/** HTTP, or HTTPS with HTTP/2 (and HTTP/1.1 for WebSockets) when a certificate is configured. */
export async function createWebServer(tls: EdgeConfig['tls'], handler: Handler): Promise<WebServer> {
  if (tls === null) return createServer(handler);
  const [cert, key] = await Promise.all([readFile(tls.certFile), readFile(tls.keyFile)]);
  // Node's compatibility API gives HTTP/2 requests the shape of HTTP/1.1 ones; its types do not say so.
  return createSecureServer({ cert, key, allowHTTP1: true }, (request, response) =>
    handler(request as object as IncomingMessage, response as object as ServerResponse),
  );
}
