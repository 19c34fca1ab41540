import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { coloursOf, toBt709, type Colours } from './colours.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { temporaryFolder } from './testing.ts';
import { processVideo } from './videos.ts';
import { fullTest } from '../../../testing/full-test.ts';

/** A colour as a screen shows it. */
const PATCH = { red: 180, green: 60, blue: 40 };

interface Look {
  transfer: 'arib-std-b67' | 'smpte2084' | 'bt2020-10' | 'bt709';
  pixels: string;
  /** What makes it playable; the system's where nothing else is said. */
  program?: string;
}

/** The system's ffmpeg, which says that it was built without zscale. */
const plainFfmpeg = async (t: TestContext): Promise<string> => {
  const program = path.join(await temporaryFolder(t), 'ffmpeg');
  const script = 'case "$*" in *-filters*) ffmpeg "$@" | grep -v zscale;; *) exec ffmpeg "$@";; esac';
  await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return program;
};

/** A film of one colour, written as a camera of this kind writes it, and how it is shown: its tags and its poster's colour. */
const show = async (t: TestContext, { transfer, pixels, program }: Look) => {
  const ffmpeg = await findFfmpeg('ffmpeg');
  assert.ok(ffmpeg);
  const folder = await temporaryFolder(t);
  const source = path.join(folder, 'camera.mp4');
  const [primaries, matrix] = transfer === 'bt709' ? ['bt709', 'bt709'] : ['bt2020', 'bt2020nc'];
  const colour = `0x${Object.values(PATCH)
    .map((it) => it.toString(16).padStart(2, '0'))
    .join('')}`;
  await promisify(execFile)(ffmpeg, [
    ...['-v', 'error', '-f', 'lavfi', '-i', `color=${colour}:size=64x36:rate=5:duration=0.6,format=gbrp`],
    '-vf',
    [
      'setparams=color_primaries=bt709:color_trc=bt709:colorspace=gbr:range=pc',
      'zscale=transfer=linear:npl=203,format=gbrpf32le',
      `zscale=primaries=${primaries === 'bt2020' ? '2020' : '709'}`,
      `zscale=transfer=${transfer}:matrix=${matrix === 'bt2020nc' ? '2020_ncl' : '709'}:range=tv:npl=203,format=${pixels}`,
    ].join(','),
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-color_primaries', primaries ?? '', '-color_trc', transfer],
    ...['-colorspace', matrix ?? '', '-color_range', 'tv', source],
  ]);
  const made = await processVideo(program ?? ffmpeg, { path: source, mime: 'video/mp4', folder }, () => {});
  const { stderr } = await promisify(execFile)(ffmpeg, ['-hide_banner', '-i', made.path, '-f', 'null', '-']);
  assert.ok(made.posterPath);
  const { channels } = await sharp(made.posterPath).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  return { red, green, blue, tags: /Video: .*\((tv[^()]*)\)/.exec(stderr)?.[1] };
};

for (const look of [
  { transfer: 'arib-std-b67', pixels: 'yuv420p10le' },
  { transfer: 'smpte2084', pixels: 'yuv420p10le' },
  { transfer: 'bt2020-10', pixels: 'yuv420p10le' },
] as const) {
  // The short run looks at what phones record.
  const inItsRun = look.transfer === 'arib-std-b67' ? test : fullTest;
  inItsRun(`a film in ${look.transfer} looks as the same film in BT.709, and says that it is in it`, async (t) => {
    const [usual, shown] = [await show(t, { transfer: 'bt709', pixels: 'yuv420p' }), await show(t, look)];
    for (const name of ['red', 'green', 'blue'] as const) {
      assert.ok(Math.abs(shown[name] - usual[name]) < 8, `${name}: ${shown[name]}, not ${usual[name]}`);
    }
    assert.match(String(shown.tags), /bt709/);
    assert.doesNotMatch(String(shown.tags), /2020|2084|b67/);
  });
}

fullTest('without zscale wide colours are brought to BT.709 all the same, and HDR is refused in words', async (t) => {
  const program = await plainFfmpeg(t);
  const usual = await show(t, { transfer: 'bt709', pixels: 'yuv420p' });
  const wide = await show(t, { transfer: 'bt2020-10', pixels: 'yuv420p10le', program });
  for (const name of ['red', 'green', 'blue'] as const) {
    assert.ok(Math.abs(wide[name] - usual[name]) < 8, `${name}: ${wide[name]}, not ${usual[name]}`);
  }
  const hdr = show(t, { transfer: 'smpte2084', pixels: 'yuv420p10le', program });
  await assert.rejects(hdr, { message: 'files.hdr_film' });
});

test('which filters are chosen follows from the colours and from what ffmpeg has', () => {
  const chosen = (colours: Colours, hasFilters: boolean) => toBt709(colours, hasFilters).filters;
  assert.match(chosen('hdr', true).join(), /zscale=transfer=linear.*tonemap=.*zscale=.*range=tv/);
  assert.throws(() => chosen('hdr', false), { message: 'files.hdr_film' });
  assert.match(chosen('wide', true).join(), /^zscale=primaries=bt709/);
  assert.deepEqual(chosen('wide', false), ['colorspace=iall=bt2020:all=bt709:range=tv']);
  for (const has of [true, false]) {
    assert.deepEqual(chosen('full', has), ['scale=out_range=tv']);
    assert.deepEqual(chosen('usual', has), []);
  }
});

test('what a film says of its colours is read from where ffmpeg says it', () => {
  const line = (colours: string) =>
    `  Stream #0:0(und): Video: hevc (Main 10) (hvc1 / 0x31637668), ${colours}, 1920x1080`;
  assert.deepEqual(
    [
      'yuv420p10le(tv, bt2020nc/bt2020/arib-std-b67)',
      'yuv420p10le(tv, bt2020nc/bt2020/smpte2084)',
      'yuv420p(tv, bt2020nc/bt2020/bt709)',
      'yuvj420p(pc, bt709)',
      'yuv420p(tv, bt709)',
      'yuv420p',
    ].map((colours) => coloursOf(line(colours))),
    ['hdr', 'hdr', 'wide', 'full', 'usual', 'usual'],
  );
});
