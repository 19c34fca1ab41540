import type { Player } from './player.ts';

/** The functions that keys call, besides the player. */
export interface KeyTarget {
  player: Player;
  toggleFullscreen: () => void;
}

type Command = (target: KeyTarget) => void;

const STEP_SECONDS = 5;
const LEAP_SECONDS = 10;
const VOLUME_STEP = 0.1;

/**
 * By `code` for letters, so that they work in every keyboard layout. Arrows seek in time, which
 * runs from left to right in every language, as the seek bar does.
 */
const commands: Readonly<Record<string, Command>> = {
  Space: ({ player }) => player.togglePlaying(),
  KeyK: ({ player }) => player.togglePlaying(),
  ArrowLeft: ({ player }) => player.skip(-STEP_SECONDS),
  ArrowRight: ({ player }) => player.skip(STEP_SECONDS),
  KeyJ: ({ player }) => player.skip(-LEAP_SECONDS),
  KeyL: ({ player }) => player.skip(LEAP_SECONDS),
  ArrowUp: ({ player }) => player.changeVolume(VOLUME_STEP),
  ArrowDown: ({ player }) => player.changeVolume(-VOLUME_STEP),
  Home: ({ player }) => player.seek(0),
  End: ({ player }) => player.seek(player.getState().duration),
  KeyM: ({ player }) => player.toggleMuted(),
  KeyF: ({ toggleFullscreen }) => toggleFullscreen(),
  KeyC: ({ player }) => player.toggleCaptions(),
};

interface Pressed {
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  target: EventTarget;
}

/** The command of a key; null for keys of the browser or of the focused control. */
export const commandOf = ({ code, altKey, ctrlKey, metaKey, target }: Pressed): Command | null => {
  if (altKey || ctrlKey || metaKey || target instanceof HTMLSelectElement) return null;
  if (code === 'Space' && target instanceof HTMLButtonElement) return null;
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit) return ({ player }) => player.seek((player.getState().duration * Number(digit)) / 10);
  return commands[code] ?? null;
};
