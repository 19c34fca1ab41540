import type { Context } from '../../context.ts';
import type { LiveStats } from '../../platform/live/live-engine.ts';
import { isPreviewRoom } from '../../platform/live/preview-rooms.ts';
import { listPlaces, noteMeasured } from './inputs.repository.ts';

/** She looks at what arrives while she changes her program's settings. */
const EVERY_MS = 2000;

type Watching = Pick<Context, 'db' | 'live' | 'log'>;

/**
 * Does what other processes have decided about what this one receives: a preview that went on air is the stream's
 * picture, and what is over is let go. They tell by Redis as well, which is quicker where it is not away.
 */
const settle = async ({ db, live }: Watching, rooms: LiveStats['rooms']): Promise<void> => {
  const here = new Map(rooms.flatMap(({ room, input }) => (input ? [[input.resourceId, room]] : [])));
  for (const { resource_id: id, room, is_over } of await listPlaces(db, [...here.keys()])) {
    const now = here.get(id) ?? room;
    if (is_over) await live.end(id);
    else if (isPreviewRoom(now) && !isPreviewRoom(room)) await live.moveRoom(now, room);
  }
};

/**
 * Keeps what this process's engine measures of what arrives, as long as something does, and does with it what the
 * database says. Returns how to stop.
 */
export const watchInputs = ({ db, live, log }: Watching, everyMs = EVERY_MS): (() => Promise<void>) => {
  const publishing = new Set<string>();
  let last = Promise.resolve();
  const stop = live.onRoomChanged(({ room, isPublishing }) => {
    if (isPublishing) publishing.add(room);
    else publishing.delete(room);
  });
  const note = async (): Promise<void> => {
    const { rooms } = await live.stats();
    const inputs = rooms.flatMap(({ input }) => input ?? []);
    if (inputs.length === 0) return;
    await noteMeasured(db, inputs);
    await settle({ db, live, log }, rooms);
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
