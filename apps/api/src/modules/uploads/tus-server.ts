import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Server } from '@tus/server';
import type { Locker } from '@tus/utils';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import {
  MalformedRequestError,
  NotFoundError,
  PayloadTooLargeError,
  UnexpectedError,
  UnsupportedTypeError,
} from '../../errors/common-errors.ts';
import type { UploadParts } from './upload-parts.ts';
import { UploadOffsetError, UploadProtocolError } from './uploads.errors.ts';

/** The only version of the protocol. */
export const TUS_VERSION = '1.0.0';
export const OFFSET_STREAM = 'application/offset+octet-stream';

/** The headers of tus; no others are passed on. */
const REQUEST_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'content-type', 'content-length'];
const ANSWER_HEADERS = ['tus-resumable', 'tus-version', 'tus-extension', 'upload-offset', 'upload-length'];

/** Turns errors of tus into those of the API. */
const toFailure = (status: number, cause: unknown): AppError => {
  if (status === 404 || status === 410) return new NotFoundError({ cause });
  if (status === 409) return new UploadOffsetError({ cause });
  if (status === 412) return new UploadProtocolError({ cause });
  if (status === 413) return new PayloadTooLargeError({ cause });
  if (status >= 400 && status < 500) return new MalformedRequestError({ cause });
  return new UnexpectedError({ cause });
};

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status_code' in error ? Number(error.status_code) : 500;

/** A tus server over the parts: it handles offsets and interrupted requests. */
export const createTusServer = ({ store, nameOf }: Pick<UploadParts, 'store' | 'nameOf'>, locker: Locker): Server =>
  new Server({
    path: '/api/uploads',
    datastore: store,
    locker,
    getFileIdFromRequest: (_request, id) => id && nameOf(id),
    // No other origin gets CORS headers.
    allowedOrigins: [],
    onResponseError: (_request, error) => {
      throw error instanceof AppError ? error : toFailure(statusOf(error), error);
    },
  });

/** Checks bytes while they are received, and passes them on. */
type Check = (bytes: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** A body that is cut off is one that ends: tus keeps what came of it, and has the lock until it is kept. */
const untilCut: Check = async function* (bytes) {
  try {
    yield* bytes;
  } catch {
    // Nobody is there to be told.
  }
};

const toWebRequest = ({ raw, method, url }: FastifyRequest, check: Check): Request => {
  const headers = new Headers();
  for (const name of REQUEST_HEADERS) {
    const value = raw.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const address = new URL(url, 'http://uploads');
  if (method !== 'PATCH') return new Request(address, { method, headers });
  // The connection stays open to answer a refusal. `duplex` is missing in the DOM's types.
  const checked = Readable.from(check(raw.iterator({ destroyOnReturn: false })), { objectMode: false });
  const body = Readable.toWeb(checked) as ReadableStream<Uint8Array>;
  return new Request(address, { method, headers, body, duplex: 'half' } as RequestInit);
};

/**
 * Lets tus handle a request for an upload that the caller may access: its status and headers are set on the reply,
 * which is still to be sent. The body goes through `check`, whose error
 * ends it and is the answer.
 * @throws AppError for every answer that is not a success
 */
export const speakTus = async (
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  check: Check = (bytes) => bytes,
): Promise<void> => {
  if (request.method === 'PATCH' && request.headers['content-type'] !== OFFSET_STREAM) throw new UnsupportedTypeError();
  const failure: { error?: unknown } = {};
  const noting: Check = async function* (bytes) {
    try {
      yield* check(untilCut(bytes));
    } catch (error) {
      failure.error = error;
    }
  };
  const answer = await server.handleWeb(toWebRequest(request, noting)).catch((error: unknown) => {
    throw failure.error ?? error;
  });
  if (failure.error !== undefined) throw failure.error;
  if (answer.status >= 400) throw toFailure(answer.status, await answer.text());
  for (const name of ANSWER_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.status(answer.status);
};
