import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A file of a package. */
export interface PackedFile {
  /** From the package's root, with forward slashes. */
  place: string;
  content: Buffer;
  isProgram?: boolean;
}

const BLOCK = 512;
/** As npm has it: no archive tells when it was made. */
const MADE_AT = 499_162_500;
/** The longest part of a name in each of the two fields that a header has for it. */
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;

function splitName(name: string): { name: string; prefix: string } {
  if (Buffer.byteLength(name) <= NAME_BYTES) return { name, prefix: '' };
  const cut = name.indexOf('/', Buffer.byteLength(name) - NAME_BYTES - 1);
  if (cut < 0 || cut > PREFIX_BYTES) throw new Error(`${name} is too long for an archive`);
  return { name: name.slice(cut + 1), prefix: name.slice(0, cut) };
}

const octal = (value: number, bytes: number): string => `${value.toString(8).padStart(bytes - 1, '0')}\0`;

function headerOf({ place, content, isProgram = false }: PackedFile): Buffer {
  const header = Buffer.alloc(BLOCK);
  const { name, prefix } = splitName(`package/${place}`);
  const fields: [at: number, text: string][] = [
    [0, name],
    [100, octal(isProgram ? 0o755 : 0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(content.length, 12)],
    [136, octal(MADE_AT, 12)],
    // The checksum counts itself as spaces.
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\0' + '00'],
    [345, prefix],
  ];
  for (const [at, text] of fields) header.write(text, at, 'utf8');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148, 'utf8');
  return header;
}

const padding = (bytes: number): Buffer => Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);

/** The files in one order, without times and owners. */
function tar(files: readonly PackedFile[]): Buffer {
  const inOrder = files.toSorted((one, other) => (one.place < other.place ? -1 : 1));
  const parts = inOrder.flatMap((file) => [headerOf(file), file.content, padding(file.content.length)]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/** The most that one block of gzip holds as it is. */
const STORED_BYTES = 65_535;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * Wraps bytes as gzip without making them smaller: what a compressor makes of them differs between processors and its
 * versions, and a package's bytes must not.
 */
function gzip(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length || at === 0; at += STORED_BYTES) {
    const block = bytes.subarray(at, at + STORED_BYTES);
    const head = Buffer.alloc(5);
    head.writeUInt8(at + STORED_BYTES >= bytes.length ? 1 : 0, 0);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(0xffff - block.length, 3);
    blocks.push(head, block);
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(bytes), 0);
  end.writeUInt32LE(bytes.length % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEADER, ...blocks, end]);
}

/** A package as npm takes it: the same bytes of the same files, on every machine. */
export const archiveOf = (files: readonly PackedFile[]): Buffer => gzip(tar(files));

/** What npm compares a package with. */
export const integrityOf = (bytes: Buffer): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
