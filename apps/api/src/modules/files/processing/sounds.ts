import { stat } from 'node:fs/promises';
import path from 'node:path';
import { UnplayableAudioError, UnreadableFileError, VoiceTooLongError } from '../files.errors.ts';
import { transcodeSound } from './ffmpeg.ts';
import { readMp4Info } from './mp4-info.ts';
import { copyPlainly } from './plain-copy.ts';
import { VOICE_GRACE_MS } from './recording-bounds.ts';
import { BARS, measureWaveform, VOICE_BARS } from './waveform.ts';

export interface Sound {
  path: string;
  durationMs: number;
  bytes: number;
  /** The loudness over its length, each 0 to 100; null without ffmpeg. */
  peaks: number[] | null;
}

export interface SoundSource {
  path: string;
  mime: string;
  /** A folder for the result. */
  folder: string;
  /** The bound of a voice message's length; absent for other sounds. */
  voiceMs?: number;
}

/** The share of the progress; the waveform takes the rest. */
const ENCODING_SHARE = 0.9;

/**
 * Makes a sound playable, with ffmpeg if there is one; without it an M4A is kept as it is.
 * @throws UnreadableFileError, UnplayableAudioError, VoiceTooLongError
 */
export const processSound = async (
  ffmpeg: string | null,
  { path: source, mime, folder, voiceMs }: SoundSource,
  onProgress: (done: number) => void,
): Promise<Sound> => {
  if (!ffmpeg) {
    if (!(await readMp4Info(source))) throw new UnplayableAudioError();
    const plain = path.join(folder, 'plain.m4a');
    await copyPlainly(source, plain);
    const sound = await describe(plain);
    if (sound.durationMs > (voiceMs ?? Infinity) + VOICE_GRACE_MS) throw new VoiceTooLongError();
    return { ...sound, peaks: null };
  }
  const target = path.join(folder, 'sound.m4a');
  const tick = (done: number): void => onProgress(done * ENCODING_SHARE);
  const bound = voiceMs !== undefined && { voiceMs: voiceMs + VOICE_GRACE_MS };
  await transcodeSound(ffmpeg, { source, mime, target, onProgress: tick, ...bound });
  const sound = await describe(target);
  return {
    ...sound,
    peaks: await measureWaveform(ffmpeg, target, sound.durationMs, voiceMs === undefined ? BARS : VOICE_BARS),
  };
};

const describe = async (file: string): Promise<Omit<Sound, 'peaks'>> => {
  const info = await readMp4Info(file);
  if (!info) throw new UnreadableFileError();
  if (info.codecs.length !== 1 || !info.codecs[0]?.startsWith('mp4a')) throw new UnplayableAudioError();
  return { path: file, durationMs: info.durationMs, bytes: (await stat(file)).size };
};
