import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBucket, fail, type Answer } from './bucket.ts';
import { BUCKET, REGION, refuseRequest, type SignedRequest } from './signatures.ts';

export { BUCKET, CREDENTIALS } from './signatures.ts';

export interface S3Server {
  endpoint: string;
  bucket: string;
  region: string;
  /** The stored objects, by key. */
  objects: Map<string, Buffer>;
  /** The content type and cache control of an object. */
  headersOf: (key: string) => OutgoingHttpHeaders;
  /** Sets when an object was last modified. */
  setModified: (key: string, modifiedAt: Date) => void;
  /** Multipart uploads that are neither completed nor aborted. */
  unfinished: () => number;
  /** The answered requests, as `GET key`. */
  requests: string[];
  /** Advances its clock: signatures expire and objects get older. */
  advance: (milliseconds: number) => void;
  /** Sets a rule that decides for each request (`GET key`) whether it fails, and how. */
  disturb: (rule: (request: string) => Disturbance | null) => void;
  close: () => Promise<void>;
}

/** The request fails, waits for a promise, or succeeds while its response is lost. */
export type Disturbance = 'fails' | 'loses its answer' | Promise<void>;

export interface S3ServerOptions {
  port?: number;
  /** Allowed origins, as in the bucket's CORS rules. */
  origins?: readonly string[];
  /** The prefix of keys that are public, as in the bucket's policy; none by default. */
  publicPrefix?: string;
}

/** The CORS headers. */
const corsHeaders = (origin: string | undefined, origins: readonly string[]): OutgoingHttpHeaders =>
  origin !== undefined && origins.includes(origin)
    ? {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': 'range',
        'access-control-expose-headers': 'content-range',
        vary: 'origin',
      }
    : {};

const keyOf = ({ url }: SignedRequest): string => url.pathname.split('/').slice(2).map(decodeURIComponent).join('/');
const lineOf = (request: SignedRequest): string =>
  `${request.method} ${keyOf(request) || request.url.searchParams.get('prefix')}`;

const toRequest = async (request: IncomingMessage): Promise<SignedRequest> => ({
  method: request.method ?? 'GET',
  url: new URL(request.url ?? '/', 'http://storage'),
  headers: request.headers,
  body: Buffer.concat(await request.toArray()),
});

/**
 * A bucket in memory. It answers the requests of stores and browsers as S3 does, and refuses those that are unsigned or
 * expired, or violate the policy of a form.
 */
export async function startS3Server({ port = 0, origins = [], publicPrefix }: S3ServerOptions = {}): Promise<S3Server> {
  const requests: string[] = [];
  let advanced = 0;
  let ruleOf: (request: string) => Disturbance | null = () => null;
  const now = () => Date.now() + advanced;
  const { answer, read, receiveForm, ...bucket } = createBucket(now);

  const respond = async (request: SignedRequest): Promise<Answer> => {
    const { method, url, headers } = request;
    if (url.pathname.split('/')[1] !== BUCKET) return fail(404, 'NoSuchBucket');
    const key = keyOf(request);
    const isForm = method === 'POST' && key === '' && /^multipart\/form-data/.test(headers['content-type'] ?? '');
    const isPublic = publicPrefix !== undefined && key.startsWith(publicPrefix) && url.search === '';
    if (!isForm && !(isPublic && ['GET', 'HEAD'].includes(method))) {
      const refusal = refuseRequest(request, now());
      if (refusal) return fail(403, refusal);
    }
    requests.push(lineOf(request));
    if (isForm) return receiveForm(request);
    return isPublic ? read(key, request) : answer(key, request);
  };

  const server = createServer(async (incoming, response) => {
    const cors = corsHeaders(incoming.headers.origin, origins);
    if (incoming.method === 'OPTIONS') {
      response.writeHead('access-control-allow-origin' in cors ? 200 : 403, cors).end();
      return;
    }
    const request = await toRequest(incoming).catch(() => null);
    // The client disconnected: there is nobody to respond to.
    if (!request) return;
    const disturbance = ruleOf(lineOf(request));
    if (disturbance instanceof Promise) await disturbance;
    const { status, headers, body } = disturbance === 'fails' ? fail(500, 'InternalError') : await respond(request);
    if (disturbance === 'loses its answer') {
      response.destroy();
      return;
    }
    response.writeHead(status, { ...headers, ...cors });
    response.end(incoming.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: BUCKET,
    region: REGION,
    requests,
    disturb: (rule) => void (ruleOf = rule),
    advance: (milliseconds) => void (advanced += milliseconds),
    close,
    ...bucket,
  };
}
