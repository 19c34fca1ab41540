import { fileTypeFromBuffer } from 'file-type';
import { UnsupportedTypeError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { mediumOf, type Medium } from './media-kinds.ts';

/** By so many bytes the type of a file is known, but for those below. */
export const HEAD_BYTES = 4100;

/** What begins so may hold other things for long before it tells its type: tags of a sound, a profile of colours, an index. */
const TELLS_LATER = ['ID3', '\x89PNG', 'II*\0', 'MM\0*', '%PDF', 'PK\x03\x04'];

/** @throws UnsupportedTypeError when the first bytes are those of another kind of file, or of none that is known */
const checkHead = async (head: Buffer, kind: FileKind): Promise<void> => {
  const type = await fileTypeFromBuffer(head);
  if (type ? mediumOf(kind).mimes.includes(type.mime) : isUndecided(head)) return;
  throw new UnsupportedTypeError();
};

const isUndecided = (head: Buffer): boolean =>
  TELLS_LATER.some((start) => head.toString('latin1', 0, start.length) === start);

/**
 * Passes bytes on, and stops as soon as the first of them show that they are not of this kind, so that nobody sends two
 * gigabytes to hear it. `before` is what came of them earlier. What is shorter is looked at when all of it is there.
 * @throws UnsupportedTypeError
 */
export const checkingHead = (kind: FileKind, before: Buffer = Buffer.alloc(0)) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let head: Buffer | null = before.length < HEAD_BYTES ? before : null;
    for await (const chunk of source) {
      if (head) {
        head = Buffer.concat([head, chunk]);
        if (head.length >= HEAD_BYTES) {
          await checkHead(head, kind);
          head = null;
        }
      }
      yield chunk;
    }
  };

/** What a browser calls a file that surely is none of a medium: its own names for one format are many, so others pass. */
const foreign: Record<Exclude<Medium['name'], 'download'>, RegExp> = {
  picture: /^(?:video|audio|text|font)\/|^image\/svg/,
  video: /^(?:image|audio|text|font)\//,
  // A recorder calls its sounds films.
  audio: /^(?:image|text|font)\//,
};
const PROGRAMS = /^application\/(?:pdf|zip|json|javascript|xml|xhtml\+xml|msword|x-msdownload)\b/;

/**
 * Looks at what the sender's system calls a file before any of it is sent; nothing said is nothing wrong.
 * @throws UnsupportedTypeError
 */
export const checkAnnouncedType = (kind: FileKind, mime: string): void => {
  const { name } = mediumOf(kind);
  if (name === 'download') return;
  const said = mime.trim().toLowerCase();
  if (foreign[name].test(said) || PROGRAMS.test(said)) throw new UnsupportedTypeError();
};
