import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { EdgeConfig } from './config.ts';
import { followCertificate, readCertificate, type CertificateFollowing } from './follow-certificate.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
export type WebServer = Server | Http2SecureServer;

/**
 * How long an idle connection is kept, in milliseconds: longer than the minute of common proxies. The client must close
 * first: a request on a closing connection is lost.
 */
const KEEP_ALIVE_MS = 75_000;

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** Whether a request is one of the API's, or of its sockets. */
export const isForApi = (request: IncomingMessage): boolean => /^\/(?:api|socket\.io)(?:\/|$)/.test(pathOf(request));

/** For requests that another part of the site answers: a balancer has sent them here by mistake. */
export const answerNotFound = (response: ServerResponse): void => {
  response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found');
};

/**
 * HTTP, or HTTPS with HTTP/2 (and HTTP/1.1 for WebSockets) when a certificate is configured, which may be renewed while the
 * server runs.
 */
export async function createWebServer(
  tls: EdgeConfig['tls'],
  handler: Handler,
  following?: CertificateFollowing,
): Promise<WebServer> {
  if (tls === null) {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler).on('clientError', refuseUnreadable);
    noteRunning(server);
    return server;
  }
  const pair = await readCertificate(tls);
  // Node's compatibility API makes HTTP/2 requests look like HTTP/1.1; its types do not say so.
  const server = createSecureServer({ ...pair, allowHTTP1: true }, (request, response) =>
    handler(request as object as IncomingMessage, response as object as ServerResponse),
  );
  followCertificate(server, tls, pair, following);
  return server;
}

/** Answers that are not complete yet, by server. */
const running = new WeakMap<WebServer, Set<ServerResponse>>();

function noteRunning(server: Server): void {
  const answers = new Set<ServerResponse>();
  running.set(server, answers);
  server.prependListener('request', (_request, response) => {
    answers.add(response);
    response.once('close', () => answers.delete(response));
  });
}

/** Milliseconds that a connection is kept by a server that stops. Not zero, which would be for ever. */
const KEEP_ALIVE_AT_END_MS = 1;

const sayLast = (response: ServerResponse): void => {
  response.shouldKeepAlive = false;
};

/**
 * Takes no more connections; running requests go on, and say that they are the last ones of their connections: a
 * balancer that keeps them would hold this process until its patience is over.
 */
export function stopListening(server: WebServer): void {
  server.close();
  if (!('closeIdleConnections' in server)) return;
  for (const response of running.get(server) ?? []) sayLast(response);
  server.prependListener('request', (_request, response) => sayLast(response));
  // For those whose answer has begun already.
  server.keepAliveTimeout = KEEP_ALIVE_AT_END_MS;
  server.closeIdleConnections();
}
