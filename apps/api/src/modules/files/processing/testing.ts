import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';

export const temporaryFolder = async (t: TestContext): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-media-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const make = async (t: TestContext, name: string, args: readonly string[]): Promise<Buffer> => {
  const ffmpeg = await findFfmpeg('ffmpeg');
  assert.ok(ffmpeg, 'these tests need an ffmpeg of the system');
  const target = path.join(await temporaryFolder(t), name);
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...args, target]);
  return readFile(target);
};

/** Moving pictures with a tone, as MP4. */
export const makeClip = (t: TestContext, { size = '640x360', seconds = 1, rate = 10 } = {}): Promise<Buffer> =>
  make(t, 'clip.mp4', [
    ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  ]);

const MOTION_CODECS: Readonly<Record<string, string[]>> = {
  gif: [],
  webp: ['-c:v', 'libwebp_anim', '-loop', '0'],
  apng: ['-plays', '0'],
  avif: ['-c:v', 'libaom-av1', '-cpu-used', '8'],
};

/** A picture of so many frames; animated above one. */
export const makeMoving = (
  t: TestContext,
  format: 'gif' | 'webp' | 'apng' | 'avif',
  { size = '96x64', frames = 5 } = {},
): Promise<Buffer> =>
  make(t, `moving.${format}`, [
    ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=5`, '-frames:v', String(frames)],
    ...(MOTION_CODECS[format] ?? []),
  ]);

/** A film with metadata about place and device. */
export const makeClipWithMetadata = (t: TestContext): Promise<Buffer> =>
  make(t, 'clip.mov', [
    ...['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=10:duration=1', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    ...['-metadata', 'location=+35.6892+051.3890/', '-metadata', 'title=SecretCamera'],
  ]);

/** A film of six seconds that begins with frames of 64 pixels and ends with two of 64 megapixels. */
export const makeGrowingClip = async (t: TestContext): Promise<Buffer> => {
  const pictures = (size: string, frames: number): Promise<Buffer> =>
    make(t, 'clip.h264', [
      ...['-f', 'lavfi', '-i', `color=size=${size}:rate=5`, '-frames:v', String(frames)],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ]);
  const joined = path.join(await temporaryFolder(t), 'joined.h264');
  await writeFile(joined, Buffer.concat([await pictures('64x64', 30), await pictures('8000x8000', 2)]));
  return make(t, 'clip.mp4', ['-r', '5', '-f', 'h264', '-i', joined, '-c', 'copy']);
};

/** A film of one small frame a minute, with its length in the header, or without it as browsers record. */
export const makeLongClip = (t: TestContext, { hours, saysSo }: { hours: number; saysSo: boolean }): Promise<Buffer> =>
  make(t, saysSo ? 'clip.mp4' : 'clip.webm', [
    ...['-f', 'lavfi', '-i', `color=size=64x64:rate=1/60:duration=${hours * 3600 + 60}`],
    ...(saysSo ? ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'] : ['-c:v', 'libvpx', '-f', 'webm', '-live', '1']),
  ]);

/** A second of silence and then a tone; the extension of the name sets the format. */
export const makeSound = (t: TestContext, name: string, seconds = 2, volume = 1): Promise<Buffer> =>
  make(t, name, [
    ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
    ...['-af', `volume='if(lt(t,1),0,${volume})':eval=frame`, '-metadata', 'title=SecretTitle'],
  ]);
