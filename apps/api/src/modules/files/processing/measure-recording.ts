import { inputOf } from './ffmpeg.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

interface Source {
  source: string;
  mime: string;
}

/**
 * Pixels on the longer edge of a video, whichever way it is turned.
 * @throws UnreadableFileError when there is no video that ffmpeg reads
 */
export const measureLongEdge = async (ffmpeg: string, { source, mime }: Source): Promise<number> => {
  let longEdge = 0;
  await runFfmpeg(ffmpeg, [...inputOf(source, mime), '-map', '0:v:0', '-frames:v', '1', '-f', 'null', '-'], {
    onLine: (line) => {
      const [, width, height] = /Stream #0:.* Video: .*?\b(\d{2,5})x(\d{2,5})\b/.exec(line) ?? [];
      longEdge ||= Math.max(Number(width ?? 0), Number(height ?? 0));
    },
  });
  return longEdge;
};

/** How long a recording is, in milliseconds: read to its end, and not decoded. @throws UnreadableFileError */
export const measureLength = async (ffmpeg: string, { source, mime }: Source): Promise<number> => {
  let lengthMs = 0;
  const onTime = (ms: number) => void (lengthMs = ms);
  await runFfmpeg(ffmpeg, [...inputOf(source, mime), '-c', 'copy', '-f', 'null', '-'], { onTime });
  return lengthMs;
};
