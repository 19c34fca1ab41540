import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import pLimit from 'p-limit';
import { expectFile, isThere, keepFile, ReleaseError, type TrustedStore } from '@barg/releases';

interface FileRequest {
  Params: { remote: string; version: string; '*': string };
  Body: Readable | undefined;
}

/** Files held in memory at a time, 16 MB each at most; the others wait in their connections. */
const HELD_AT_ONCE = 8;

/** @throws ReleaseError as soon as there is more than the list says */
async function readUpTo(body: Readable | undefined, size: number, path: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Left open, so that whoever sends too much still gets the answer.
  for await (const chunk of body?.iterator({ destroyOnReturn: false }) ?? []) {
    length += (chunk as Buffer).length;
    if (length > size)
      throw new ReleaseError('release.file_mismatch', `${path} is larger than the file that was signed.`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/**
 * Takes the files of a release. Anybody may send: nothing of a body is read before it is known to be a file that the
 * site lacks, by the list that a team has signed, and of that size.
 */
export const fileRoute =
  (publishing: TrustedStore, options: RouteShorthandOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const holding = pLimit(HELD_AT_ONCE);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, body, done) => done(null, body));

    const take = async ({ params, body, headers }: FastifyRequest<FileRequest>, reply: FastifyReply) => {
      const { remote, version, '*': path } = params;
      const expected = await expectFile(publishing, { remote, version, path });
      if (Number(headers['content-length'] ?? expected.size) !== expected.size) {
        throw new ReleaseError('release.file_mismatch', `${path} has another size than the file that was signed.`);
      }
      // A list can be read by everybody, so that most of what strangers can name is there.
      const isKept = await isThere(publishing.store, { remote, version }, expected);
      if (!isKept) await holding(async () => keepFile(publishing, expected, await readUpTo(body, expected.size, path)));
      return reply.status(204).send();
    };
    app.put<FileRequest>('/:remote/:version/files/*', options, take);
  };
