import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import pLimit from 'p-limit';
import { expectFile, isThere, keepFile, ReleaseError, type ExpectedFile, type TrustedStore } from '@barg/releases';

interface FileRequest {
  Params: { remote: string; version: string; '*': string };
  Body: Readable | undefined;
}

/** Files in memory at a time, each at most 16 MB; others wait in their connections. */
const HELD_AT_ONCE = 8;

/**
 * Milliseconds in which a file must have come, from its request on: whoever waits for a turn waits for nobody who came
 * later. Less than the tool waits for the answer.
 */
const PATIENCE_MS = 25_000;

/** @throws ReleaseError when there are more bytes than the list says */
async function readUpTo(body: Readable | undefined, size: number, path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The stream stays open, so that a client that sends too much still gets the answer.
  for await (const chunk of body?.iterator({ destroyOnReturn: false }) ?? []) {
    length += (chunk as Buffer).length;
    if (length > size)
      throw new ReleaseError('release.file_mismatch', `${path} is larger than the file that was signed.`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** @throws ReleaseError when it has not come before `late` */
function readInTime(body: Readable | undefined, { size, path }: ExpectedFile, late: Promise<void>): Promise<Buffer> {
  const refused = late.then(() => {
    throw new ReleaseError('release.too_slow', `${path} did not come in time.`);
  });
  // What reads on has nothing more to read: the connection is closed after the answer.
  return Promise.race([refused, readUpTo(body, size, path)]);
}

/**
 * Receives the files of a release. No login is needed: a body is read only when the site lacks a file of that hash and
 * size in a list that a team has signed.
 */
export const fileRoute =
  (publishing: TrustedStore, options: RouteShorthandOptions, patience = PATIENCE_MS) =>
  async (app: FastifyInstance): Promise<void> => {
    const holding = pLimit(HELD_AT_ONCE);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, body, done) => done(null, body));

    const take = async ({ params, body, headers }: FastifyRequest<FileRequest>, reply: FastifyReply) => {
      const late = wait(patience, undefined, { ref: false });
      const { remote, version, '*': path } = params;
      const expected = await expectFile(publishing, { remote, version, path });
      if (Number(headers['content-length'] ?? expected.size) !== expected.size) {
        throw new ReleaseError('release.file_mismatch', `${path} has another size than the file that was signed.`);
      }
      // Everybody can read the list, so most requests of strangers name files that are stored already.
      const isKept = await isThere(publishing.store, { remote, version }, expected);
      if (!isKept) await holding(async () => keepFile(publishing, expected, await readInTime(body, expected, late)));
      return reply.status(204).send();
    };
    app.put<FileRequest>('/:remote/:version/files/*', options, take);
  };
