import type { Cue } from './parse-captions.ts';

const two = (count: number): string => String(count).padStart(2, '0');

const stamp = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${two(hours)}:${two(minutes)}:${two(seconds % 60)}.${String(ms % 1000).padStart(3, '0')}`;
};

/** Cues as WebVTT. */
export const writeCaptions = (cues: readonly Cue[]): string => {
  const blocks = cues.map(({ start, end, settings, text }) => {
    const times = `${stamp(start)} --> ${stamp(end)}`;
    return `${settings ? `${times} ${settings}` : times}\n${text}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
};
