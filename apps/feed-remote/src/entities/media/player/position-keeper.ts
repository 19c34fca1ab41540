import type { Positions } from './positions.ts';

/** Between two calls while it plays. */
const SEND_EVERY_MS = 15_000;

/** Why a position is kept now: it plays on, it stopped, or the page may be gone in a moment. */
export type KeepMoment = 'playing' | 'stopped' | 'leaving';

/** Tells the server where a file was left. */
export type SendPosition = (fileId: string, seconds: number, isLeaving: boolean) => void;

interface Keeping {
  fileId: string;
  positions: Positions;
  /** null for visitors: theirs stay on the device. */
  send: SendPosition | null;
}

/** Keeps where a file is left: on the device each time, at the server now and then, and whenever it stops. */
export const createPositionKeeper = ({ fileId, positions, send }: Keeping) => {
  let sentAt = performance.now();
  let sent: number | null = null;
  return (time: number, duration: number, moment: KeepMoment): void => {
    const seconds = positions.keep(fileId, time, duration);
    if (seconds === null || !send || seconds === sent) return;
    if (moment === 'playing' && performance.now() - sentAt < SEND_EVERY_MS) return;
    [sentAt, sent] = [performance.now(), seconds];
    send(fileId, seconds, moment === 'leaving');
  };
};
