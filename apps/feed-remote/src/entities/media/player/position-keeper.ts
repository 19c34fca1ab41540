import type { Positions } from './positions.ts';

/** The minimum interval of calls during playback. */
const SEND_EVERY_MS = 15_000;

/** Why a position is stored: during playback, on pause, or because the page may be unloaded. */
export type KeepMoment = 'playing' | 'stopped' | 'leaving';

/** Sends a file's position to the server. */
export type SendPosition = (fileId: string, seconds: number, isLeaving: boolean) => void;

interface Keeping {
  fileId: string;
  keep: Positions['keep'];
  /** Called for each position; null for guests, whose positions are stored on the device only. */
  sender: () => SendPosition | null;
}

/** Stores positions: on the device each time, on the server at intervals and on pause. */
export const createPositionKeeper = ({ fileId, keep, sender }: Keeping) => {
  let sentAt = performance.now();
  let sent: number | null = null;
  return (time: number, duration: number, moment: KeepMoment): void => {
    const seconds = keep(fileId, time, duration);
    const send = sender();
    if (seconds === null || !send || seconds === sent) return;
    if (moment === 'playing' && performance.now() - sentAt < SEND_EVERY_MS) return;
    [sentAt, sent] = [performance.now(), seconds];
    send(fileId, seconds, moment === 'leaving');
  };
};
