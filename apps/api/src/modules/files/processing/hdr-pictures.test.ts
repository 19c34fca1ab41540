import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { readHdrTransfer } from './hdr-pictures.ts';
import { makeMotion } from './make-motion.ts';
import { readMotion } from './motion.ts';
import { processPicture } from './pictures.ts';
import { temporaryFolder } from './testing.ts';

/** A colour as a screen shows it. */
const PATCH = [180, 60, 40];

/** A picture of one colour, as a camera in HDR writes it; of several frames it moves. */
const shoot = async (t: TestContext, transfer: string, frames: number): Promise<string> => {
  const ffmpeg = await findFfmpeg('ffmpeg');
  assert.ok(ffmpeg);
  const target = path.join(await temporaryFolder(t), 'shot.avif');
  const colour = `0x${PATCH.map((it) => it.toString(16).padStart(2, '0')).join('')}`;
  const look = [
    'setparams=color_primaries=bt709:color_trc=bt709:colorspace=gbr:range=pc',
    'zscale=transfer=linear:npl=203,format=gbrpf32le,zscale=primaries=2020',
    `zscale=transfer=${transfer}:matrix=2020_ncl:range=pc:npl=203,format=yuv444p10le`,
  ];
  await promisify(execFile)(ffmpeg, [
    ...['-v', 'error', '-f', 'lavfi', '-i', `color=${colour}:size=64x36:rate=5,format=gbrp`],
    ...['-frames:v', String(frames), '-vf', look.join(','), '-c:v', 'libaom-av1', '-cpu-used', '8'],
    ...['-still-picture', frames > 1 ? '0' : '1', '-color_primaries', 'bt2020', '-color_trc', transfer],
    ...['-colorspace', 'bt2020nc', '-color_range', 'pc', target],
  ]);
  return target;
};

/** The chunk in which a PNG says its colours: primaries, transfer, matrix and range by ITU-T H.273. */
const colourChunk = (transfer: number): Buffer => {
  const named = Buffer.concat([Buffer.from('cICP'), Buffer.from([9, transfer, 0, 1])]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** After the signature and the first chunk. */
const COLOURS_AT = 33;

/** The same as PNG of 16 bits; of several frames it is an animated one. */
const shootPng = async (t: TestContext, transfer: string, code: number, frames: number): Promise<string> => {
  const ffmpeg = await findFfmpeg('ffmpeg');
  assert.ok(ffmpeg);
  const target = path.join(await temporaryFolder(t), 'shot.png');
  const colour = `0x${PATCH.map((it) => it.toString(16).padStart(2, '0')).join('')}`;
  const look = [
    'setparams=color_primaries=bt709:color_trc=bt709:colorspace=gbr:range=pc',
    'zscale=transfer=linear:npl=203,format=gbrpf32le,zscale=primaries=2020',
    `zscale=transfer=${transfer}:matrix=gbr:range=pc:npl=203,format=gbrp16le,format=rgb48be`,
  ];
  await promisify(execFile)(ffmpeg, [
    ...['-v', 'error', '-f', 'lavfi', '-i', `color=${colour}:size=64x36:rate=5,format=gbrp`],
    ...['-frames:v', String(frames), '-vf', look.join(','), '-f', 'apng', '-c:v', 'apng', target],
  ]);
  const plain = await readFile(target);
  const isTold = plain.includes('cICP');
  const chunks = [plain.subarray(0, COLOURS_AT), ...(isTold ? [] : [colourChunk(code)]), plain.subarray(COLOURS_AT)];
  await writeFile(target, Buffer.concat(chunks));
  return target;
};

const assertPatch = async (picture: Buffer, what: string): Promise<void> => {
  const { channels } = await sharp(picture).stats();
  for (const [index, wanted] of PATCH.entries()) {
    const shown = channels[index]?.mean ?? 0;
    assert.ok(Math.abs(shown - wanted) < 14, `${what}, channel ${index}: ${shown}, not ${wanted}`);
  }
};

for (const [transfer, name, code] of [
  ['smpte2084', 'pq', 16],
  ['arib-std-b67', 'hlg', 18],
] as const) {
  test(`a picture in ${name} is shown in the colours that it was taken in`, async (t) => {
    const source = await shoot(t, transfer, 1);
    assert.equal(await readHdrTransfer(source), name);
    for (const given of [source, await readFile(source)]) {
      await processPicture(given, ({ data, format, size }) => assertPatch(data, `${format} ${size}`));
    }
  });

  test(`a PNG in ${name} is too, whether it moves or not`, async (t) => {
    const still = await shootPng(t, transfer, code, 1);
    assert.equal(await readHdrTransfer(still), name);
    await processPicture(still, ({ data, format, size }) => assertPatch(data, `${format} ${size}`));
    const source = await shootPng(t, transfer, code, 3);
    const motion = await readMotion(source, 'image/apng');
    assert.equal(motion?.frames, 3);
    const target = path.join(path.dirname(source), 'motion.webp');
    await makeMotion(await findFfmpeg('ffmpeg'), { source, mime: 'image/apng', target, motion });
    await assertPatch(await readFile(target), 'the animation');
  });
}

test('a moving picture in HDR is shown in the colours that it was taken in', async (t) => {
  const source = await shoot(t, 'smpte2084', 3);
  const target = path.join(path.dirname(source), 'motion.webp');
  const motion = { frames: 3, width: 64, height: 36 };
  await makeMotion(await findFfmpeg('ffmpeg'), { source, mime: 'image/avif', target, motion });
  await assertPatch(await readFile(target), 'the animation');
});

test('a usual picture says nothing of HDR', async () => {
  const plain = sharp({ create: { width: 4, height: 4, channels: 3, background: '#b43c28' } });
  for (const bytes of [await plain.clone().png().toBuffer(), await plain.clone().avif().toBuffer(), Buffer.alloc(0)]) {
    assert.equal(await readHdrTransfer(bytes), null);
  }
});
