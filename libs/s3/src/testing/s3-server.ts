import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBucket, fail, type Answer } from './bucket.ts';
import { BUCKET, REGION, refuseRequest, type SignedRequest } from './signatures.ts';

export { BUCKET, CREDENTIALS } from './signatures.ts';

export interface S3Server {
  endpoint: string;
  bucket: string;
  region: string;
  /** What it holds, by key. */
  objects: Map<string, Buffer>;
  /** Type and caching that an object was put with. */
  headersOf: (key: string) => OutgoingHttpHeaders;
  /** Makes an object as old as a test wants it. */
  setModified: (key: string, modifiedAt: Date) => void;
  /** Objects in parts that were begun and neither finished nor given up. */
  unfinished: () => number;
  /** Requests that were answered so far, as `GET key`. */
  requests: string[];
  /** Moves its clock: what it signed for and what lies there grows older. */
  advance: (milliseconds: number) => void;
  /** From now on, what a rule says of a request (`GET key`) happens to it; it is asked for each. */
  disturb: (rule: (request: string) => Disturbance | null) => void;
  close: () => Promise<void>;
}

/** The storage refuses to work, holds its answer back until a promise is kept, or does it and its answer is lost. */
export type Disturbance = 'fails' | 'loses its answer' | Promise<void>;

export interface S3ServerOptions {
  port?: number;
  /** Pages that may use it from browsers, as the bucket's CORS rules would name them. */
  origins?: readonly string[];
  /** Keys that everybody may read without a signature, as the bucket's policy would say; none without it. */
  publicPrefix?: string;
}

/** What the bucket's rules tell browsers. */
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
 * A bucket in memory that answers as S3 does to what stores and browsers ask, and refuses what is not signed, has run
 * out, or breaks the policy of a form.
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
    // Who sends went away in the middle: there is nobody to answer.
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
