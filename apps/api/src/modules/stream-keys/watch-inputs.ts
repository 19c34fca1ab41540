import type { Context } from '../../context.ts';
import { noteMeasured } from './inputs.repository.ts';

/** She looks at what arrives while she changes her program's settings. */
const EVERY_MS = 2000;

/** Keeps what this process's engine measures of what arrives, as long as something does. Returns how to stop. */
export const watchInputs = (
  { db, live, log }: Pick<Context, 'db' | 'live' | 'log'>,
  everyMs = EVERY_MS,
): (() => Promise<void>) => {
  const publishing = new Set<string>();
  let last = Promise.resolve();
  const stop = live.onRoomChanged(({ room, isPublishing }) => {
    if (isPublishing) publishing.add(room);
    else publishing.delete(room);
  });
  const note = async (): Promise<void> => {
    const { rooms } = await live.stats();
    const inputs = rooms.flatMap(({ input }) => input ?? []);
    if (inputs.length > 0) await noteMeasured(db, inputs);
  };
  const timer = setInterval(() => {
    if (publishing.size === 0) return;
    last = last
      .then(note)
      .catch((error: unknown) => log.error({ err: error, part: 'live' }, 'what an encoder sends was not noted'));
  }, everyMs);
  return async () => {
    clearInterval(timer);
    stop();
    await last;
  };
};
