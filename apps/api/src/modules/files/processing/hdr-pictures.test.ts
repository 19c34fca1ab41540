import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { readHdrTransfer } from './hdr-pictures.ts';
import { makeMotion } from './make-motion.ts';
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

const assertPatch = async (picture: Buffer, what: string): Promise<void> => {
  const { channels } = await sharp(picture).stats();
  for (const [index, wanted] of PATCH.entries()) {
    const shown = channels[index]?.mean ?? 0;
    assert.ok(Math.abs(shown - wanted) < 14, `${what}, channel ${index}: ${shown}, not ${wanted}`);
  }
};

for (const [transfer, name] of [
  ['smpte2084', 'pq'],
  ['arib-std-b67', 'hlg'],
] as const) {
  test(`a picture in ${name} is shown in the colours that it was taken in`, async (t) => {
    const source = await shoot(t, transfer, 1);
    assert.equal(await readHdrTransfer(source), name);
    for (const given of [source, await readFile(source)]) {
      await processPicture(given, ({ data, format, size }) => assertPatch(data, `${format} ${size}`));
    }
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
