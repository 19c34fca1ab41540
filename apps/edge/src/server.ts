import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { EdgeConfig } from './config.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** HTTP, or HTTPS with HTTP/2 (and HTTP/1.1 for WebSockets) when a certificate is configured. */
export async function createWebServer(tls: EdgeConfig['tls'], handler: Handler): Promise<Server> {
  if (tls === null) return createServer(handler);
  const [cert, key] = await Promise.all([readFile(tls.certFile), readFile(tls.keyFile)]);
  const server = createSecureServer({ cert, key, allowHTTP1: true });
  server.on('request', handler as never);
  return server as never;
}
