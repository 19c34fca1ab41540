import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { makePhoto } from '../files/testing.ts';
import type { UploadType } from './upload-kinds.ts';

/** A file that must be refused, and the code of the refusal. */
export interface HostileFile {
  what: string;
  as: UploadType;
  bytes: Buffer;
  code: string;
}

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

const crcOf = (bytes: Buffer): number =>
  ~bytes.reduce((crc, byte) => (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8), 0xffffffff) >>> 0;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, crc]);
};

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A grey PNG of this size, whose equal rows compress to almost nothing. */
const makePng = (width: number, height: number, rows: number, extra: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows));
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), extra, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

const box = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const FTYP = box('ftyp', Buffer.from('isom\0\0\0\0isomiso2', 'latin1'));
const PLAYLIST = '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const UNSUPPORTED = 'request.unsupported_type';
const UNREADABLE = 'files.unreadable';

/** A GIF of so many frames on one canvas, each of one pixel. */
const makeGif = (width: number, height: number, frames: number): Buffer => {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from('2c00000000010001000002024401' + '00', 'hex');
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
};

/** The APNG chunk with the number of frames, repeated. */
const frameCount = (frames: number): Buffer => {
  const count = Buffer.alloc(8);
  count.writeUInt32BE(frames);
  return chunk('acTL', count);
};

const gifScript = async (): Promise<Buffer> => {
  const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  gif.write('/*', 6, 'latin1');
  return Buffer.concat([gif, Buffer.from('*/=1;alert(document.cookie)')]);
};

const pdfInPhoto = async (): Promise<Buffer> => {
  const photo = await makePhoto({ width: 160, height: 160 });
  const comment = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj', 'latin1');
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), head, comment, photo.subarray(2)]);
};

/** Made once, because its pixels take a second to compress. */
let bomb: Buffer | undefined;

/** Files that are broken, are decompression bombs, are disguised, or refer to other files. `clip` is a good MP4. */
export const hostileFiles = async (clip: Buffer): Promise<HostileFile[]> => {
  const photo = await makePhoto({ width: 1200, height: 1200 });
  const page = Buffer.from('Comment\0<script>alert(1)</script>', 'latin1');
  return [
    { what: 'an SVG with a script', as: 'photo', bytes: Buffer.from(SVG), code: UNSUPPORTED },
    { what: 'HTML', as: 'photo', bytes: Buffer.from('<!doctype html><script>1</script>'), code: UNSUPPORTED },
    {
      what: 'a program',
      as: 'photo',
      bytes: Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(200)]),
      code: UNSUPPORTED,
    },
    { what: 'a film as a photo', as: 'photo', bytes: clip, code: UNSUPPORTED },
    { what: 'a photo as a film', as: 'video', bytes: photo, code: UNSUPPORTED },
    { what: 'a photo as a sound', as: 'audio', bytes: photo, code: UNSUPPORTED },
    { what: 'a GIF that is a script', as: 'photo', bytes: await gifScript(), code: UNSUPPORTED },
    { what: 'a JPEG that is a PDF', as: 'photo', bytes: await pdfInPhoto(), code: UNSUPPORTED },
    {
      what: 'a PNG with a page in a comment',
      as: 'photo',
      bytes: makePng(8, 8, 8, chunk('tEXt', page)),
      code: UNSUPPORTED,
    },
    {
      what: 'a PNG with a page behind it',
      as: 'thumbnail',
      bytes: Buffer.concat([makePng(8, 8, 8), page]),
      code: UNSUPPORTED,
    },
    {
      what: 'a bomb that unpacks to 400 megapixels',
      as: 'photo',
      bytes: (bomb ??= makePng(20_000, 20_000, 20_000)),
      code: 'files.picture_too_large',
    },
    {
      what: 'a size without the pixels for it',
      as: 'photo',
      bytes: makePng(60_000, 60_000, 1),
      code: 'files.picture_too_large',
    },
    {
      what: 'a GIF whose frames unfold to 120 megapixels',
      as: 'photo',
      bytes: makeGif(2000, 2000, 30),
      code: 'files.motion_too_large',
    },
    {
      what: 'an APNG whose frames unfold to 500 megapixels',
      as: 'photo',
      bytes: makePng(500, 500, 500, frameCount(2000)),
      code: 'files.motion_too_large',
    },
    {
      what: 'a GIF that moves as a post’s cover',
      as: 'thumbnail',
      bytes: makeGif(8, 8, 3),
      code: 'files.moving_picture',
    },
    { what: 'a photo that is cut off', as: 'photo', bytes: photo.subarray(0, photo.length >> 1), code: UNREADABLE },
    { what: 'a PNG without its pixels', as: 'photo', bytes: makePng(500, 500, 3), code: UNREADABLE },
    { what: 'a film that is cut off', as: 'video', bytes: clip.subarray(0, clip.length >> 1), code: UNREADABLE },
    {
      what: 'a film without anything in it',
      as: 'video',
      bytes: Buffer.concat([FTYP, box('mdat', Buffer.alloc(500))]),
      code: UNREADABLE,
    },
    { what: 'a playlist', as: 'video', bytes: Buffer.from(PLAYLIST), code: UNSUPPORTED },
    {
      what: 'a list of files to join',
      as: 'video',
      bytes: Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"),
      code: UNSUPPORTED,
    },
    {
      what: 'a playlist in the shell of a film',
      as: 'video',
      bytes: Buffer.concat([FTYP, Buffer.from(PLAYLIST)]),
      code: UNREADABLE,
    },
    {
      what: 'a playlist in the shell of a sound',
      as: 'audio',
      bytes: Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\x0a'), Buffer.alloc(10), Buffer.from(PLAYLIST)]),
      code: UNSUPPORTED,
    },
  ];
};
