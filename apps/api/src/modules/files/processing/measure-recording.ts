import { coloursOf, type Colours } from './colours.ts';
import { inputOf } from './ffmpeg.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

interface Source {
  source: string;
  mime: string;
}

/**
 * The longer edge of a video in pixels, in either orientation, and its colours.
 * @throws UnreadableFileError when ffmpeg cannot read a video
 */
export const measureVideo = async (
  ffmpeg: string,
  { source, mime }: Source,
): Promise<{ longEdge: number; colours: Colours }> => {
  let measured: { longEdge: number; colours: Colours } | undefined;
  await runFfmpeg(ffmpeg, [...inputOf(source, mime), '-map', '0:v:0', '-frames:v', '1', '-f', 'null', '-'], {
    onLine: (line) => {
      const [, width, height] = /Stream #0:.* Video: .*?\b(\d{2,5})x(\d{2,5})\b/.exec(line) ?? [];
      if (width && height) measured ??= { longEdge: Math.max(Number(width), Number(height)), colours: coloursOf(line) };
    },
  });
  return measured ?? { longEdge: 0, colours: 'usual' };
};

/** The length of a recording in milliseconds: read to its end without decoding. @throws UnreadableFileError */
export const measureLength = async (ffmpeg: string, { source, mime }: Source): Promise<number> => {
  let lengthMs = 0;
  const onTime = (ms: number) => void (lengthMs = ms);
  await runFfmpeg(ffmpeg, [...inputOf(source, mime), '-c', 'copy', '-f', 'null', '-'], { onTime });
  return lengthMs;
};
