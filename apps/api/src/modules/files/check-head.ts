import { fileTypeFromBuffer } from 'file-type';
import { UnsupportedTypeError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { isNamedAsDocument, maybeText, TEXT } from './document-types.ts';
import { mediumOf, type Medium } from './media-kinds.ts';

/** The type of a file is known from so many bytes, except for {@link TELLS_LATER}. */
export const HEAD_BYTES = 4100;

/**
 * Files that begin so may have long metadata before the bytes that tell their type: ID3 tags, colour profiles, an
 * index.
 */
const TELLS_LATER = ['ID3', '\x89PNG', 'II*\0', 'MM\0*', '%PDF', 'PK\x03\x04'];

/** @throws UnsupportedTypeError when the first bytes are those of another type, or of an unknown one */
const checkHead = async (head: Buffer, kind: FileKind): Promise<void> => {
  const type = await fileTypeFromBuffer(head);
  const { mimes } = mediumOf(kind);
  if (type ? mimes.includes(type.mime) : isUndecided(head)) return;
  if (!type && mimes.includes(TEXT) && maybeText(head)) return;
  throw new UnsupportedTypeError();
};

const isUndecided = (head: Buffer): boolean =>
  TELLS_LATER.some((start) => head.toString('latin1', 0, start.length) === start);

/**
 * Passes bytes through and fails as soon as the first of them show another type, so that nobody uploads two gigabytes
 * in vain. `before` are bytes that arrived earlier. A shorter file is checked at its end.
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

/**
 * Passes the bytes of a document through, none of them where its name is that of no document: whoever sends a large
 * program is told so at the start.
 * @throws UnsupportedTypeError
 */
export const checkingName = (kind: FileKind, name: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    if (kind === 'message-file' && !isNamedAsDocument(name)) throw new UnsupportedTypeError();
    yield* source;
  };

/** Content types that certainly are not of the medium. Browsers name formats differently, so all others pass. */
const foreign: Record<Exclude<Medium['name'], 'download'>, RegExp> = {
  picture: /^(?:video|audio|text|font)\/|^image\/svg/,
  video: /^(?:image|audio|text|font)\//,
  // Browsers record sound as video/webm or video/mp4.
  audio: /^(?:image|text|font)\//,
};
const PROGRAMS = /^application\/(?:pdf|zip|json|javascript|xml|xhtml\+xml|msword|x-msdownload)\b/;

/**
 * Checks the declared content type before the upload is read; without one it passes.
 * @throws UnsupportedTypeError
 */
export const checkAnnouncedType = (kind: FileKind, mime: string): void => {
  const { name } = mediumOf(kind);
  if (name === 'download') return;
  const said = mime.trim().toLowerCase();
  if (foreign[name].test(said) || PROGRAMS.test(said)) throw new UnsupportedTypeError();
};
