import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { joinSegments } from './join-segments.ts';

const run = promisify(execFile);

const SECONDS = 10;

/** As the recorder has them: cut from one stream, whose time goes on from segment to segment. */
const recordSegments = async (folder: string, part: string) => {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10', '-f', 'lavfi', '-i', 'sine'];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '20', '-pix_fmt', 'yuv420p', '-c:a', 'libopus'];
  const list = path.join(folder, `${part}.csv`);
  const cut = ['-f', 'segment', '-segment_format', 'matroska', '-segment_time', '2', '-segment_list', list];
  const target = path.join(folder, `${part}-%06d.mkv`);
  await run('ffmpeg', ['-v', 'error', ...picture, '-t', String(SECONDS), ...coded, ...cut, target]);
  const lines = (await readFile(list, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [name = '', from, to] = line.split(',');
    const duration_ms = Math.round((Number(to) - Number(from)) * 1000);
    return { part, storage_key: path.join(folder, name), duration_ms };
  });
};

/** How long a film is, in seconds, and how many pictures it shows. */
const lookAt = async (film: string): Promise<{ seconds: number; pictures: number }> => {
  const { stderr } = await run('ffmpeg', ['-hide_banner', '-i', film, '-map', '0:v', '-c', 'copy', '-f', 'null', '-']);
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(stderr) ?? [];
  const pictures = /frame=\s*(\d+)(?!.*frame=)/s.exec(stderr)?.[1];
  return { seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), pictures: Number(pictures) };
};

test('a film is as long as what was recorded, also where the camera connected again', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'segments-'));
  t.after(() => rm(folder, { recursive: true }));
  const segments = [...(await recordSegments(folder, 'one')), ...(await recordSegments(folder, 'two'))];
  assert.equal(segments.length, 10);
  const files = { read: async (key: string) => ({ stream: createReadStream(key), size: 0 }) };
  const joining = { ffmpeg: 'ffmpeg', files, folder: await mkdtemp(path.join(folder, 'joined-')) };
  const { seconds, pictures } = await lookAt(await joinSegments(joining, segments));
  assert.ok(Math.abs(seconds - 2 * SECONDS) < 0.5, `${seconds} s`);
  assert.equal(pictures, 2 * SECONDS * 10);
});
