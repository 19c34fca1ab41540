import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import {
  MalformedRequestError,
  NotFoundError,
  PayloadTooLargeError,
  UnexpectedError,
  UnsupportedTypeError,
} from '../../errors/common-errors.ts';
import { UploadOffsetError, UploadProtocolError } from './uploads.errors.ts';

/** The one version of the protocol. */
export const TUS_VERSION = '1.0.0';
export const OFFSET_STREAM = 'application/offset+octet-stream';

/** What of a request speaks tus; nothing else of it is handed on. */
const REQUEST_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'content-type', 'content-length'];
const ANSWER_HEADERS = ['tus-resumable', 'tus-version', 'tus-extension', 'upload-offset', 'upload-length'];

/** The failures of tus with the codes and sentences that every failure has. */
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

/** Speaks tus over the parts in `store`: offsets, locks and what a cut line leaves are its business. */
export const createTusServer = (store: FileStore): Server =>
  new Server({
    path: '/api/uploads',
    datastore: store,
    // One site, so no other origin is told anything.
    allowedOrigins: [],
    onResponseError: (_request, error) => {
      throw error instanceof AppError ? error : toFailure(statusOf(error), error);
    },
  });

/** Looks at bytes as they come, and passes them on. */
type Check = (bytes: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

const toWebRequest = ({ raw, method, url }: FastifyRequest, check: Check): Request => {
  const headers = new Headers();
  for (const name of REQUEST_HEADERS) {
    const value = raw.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const address = new URL(url, 'http://uploads');
  if (method !== 'PATCH') return new Request(address, { method, headers });
  // Whoever is refused is answered on the same line, so it stays open. `duplex` is what the types of the DOM do not know.
  const checked = Readable.from(check(raw.iterator({ destroyOnReturn: false })), { objectMode: false });
  const body = Readable.toWeb(checked) as ReadableStream<Uint8Array>;
  return new Request(address, { method, headers, body, duplex: 'half' } as RequestInit);
};

/**
 * Lets tus answer a request for an upload that the caller may touch: its status and headers are on the reply then,
 * which is still to be sent. What it sends goes through `check`, whose refusal is the answer.
 * @throws AppError for everything that is not a success
 */
export const speakTus = async (
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  check: Check = (bytes) => bytes,
): Promise<void> => {
  if (request.method === 'PATCH' && request.headers['content-type'] !== OFFSET_STREAM) throw new UnsupportedTypeError();
  const refusal: { error?: AppError } = {};
  const noting: Check = async function* (bytes) {
    try {
      yield* check(bytes);
    } catch (error) {
      if (error instanceof AppError) refusal.error = error;
      throw error;
    }
  };
  const answer = await server.handleWeb(toWebRequest(request, noting)).catch((error: unknown) => {
    throw refusal.error ?? error;
  });
  if (refusal.error) throw refusal.error;
  if (answer.status >= 400) throw toFailure(answer.status, await answer.text());
  for (const name of ANSWER_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.status(answer.status);
};
