import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What `FFMPEG_PATH` says when nobody set it. */
const DEFAULT = 'ffmpeg';

const known = new Map<string, Promise<boolean>>();

/**
 * The ffmpeg to run: the configured one, or where nothing is configured and the machine has none, the one that came
 * with the packages. null where there is none.
 */
export const findFfmpeg = async (configured: string): Promise<string | null> => {
  if (await canRun(configured)) return configured;
  const packaged = configured === DEFAULT ? packagedFfmpeg() : null;
  return packaged && (await canRun(packaged)) ? packaged : null;
};

/** Asked once for each path. */
const canRun = (ffmpegPath: string): Promise<boolean> => {
  let answer = known.get(ffmpegPath);
  if (!answer) {
    answer = new Promise((resolve) => {
      spawn(ffmpegPath, ['-version'], { stdio: 'ignore' })
        .once('error', () => resolve(false))
        .once('exit', (code) => resolve(code === 0));
    });
    known.set(ffmpegPath, answer);
  }
  return answer;
};

/** An optional dependency: npm brings the one of this platform, if there is one. */
const packagedFfmpeg = (): string | null => {
  const { platform, arch } = process;
  try {
    const manifest = createRequire(import.meta.url).resolve(`@ffmpeg-installer/${platform}-${arch}/package.json`);
    return path.join(path.dirname(manifest), platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg');
  } catch {
    return null;
  }
};
