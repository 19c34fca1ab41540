import type { Context } from '../../context.ts';
import type { PartialSegment } from '../../platform/live/live-engine.ts';
import { idSchema } from '../../shared/wire.ts';
import { addPart, findAge, findNewest, listDemanded, type Placed } from './stream-hls.repository.ts';

/** How often it is looked who watches by HLS. */
const LOOKED_EVERY_MS = 500;
/** Parts that wait to be stored; later ones are left out until there is room, and players go on after the gap. */
const MOST_WAITING = 20;

type Last = Placed & Pick<PartialSegment, 'run' | 'segment'>;

/**
 * Where a part stands among all of its stream. Without one before it, it is counted by the seconds of the stream: so
 * numbers never fall, though nothing is remembered of a stream that nobody watched for a while, or whose parts a crash
 * has emptied; and they stay small, because players keep lists that are as long.
 */
export const placeOf = ({ run, segment }: PartialSegment, last: Last | undefined, streamSeconds: number): Placed => {
  if (!last) return { sequence: streamSeconds, breaks: streamSeconds };
  if (last.run !== run) return { sequence: last.sequence + 1, breaks: last.breaks + 1 };
  return { sequence: last.sequence + segment - last.segment, breaks: last.breaks };
};

/**
 * Stores the partial segments of streams that this process receives, as long as somebody watches them by HLS. Returns
 * how to stop.
 */
export const keepParts = async ({ live, db, log }: Context): Promise<() => Promise<void>> => {
  if (!live.packages) return async () => undefined;
  const publishing = new Set<string>();
  const packaged = new Set<string>();
  const lasts = new Map<string, Last>();
  const report = (error: unknown) => log.error({ err: error, part: 'hls' }, 'a stream could not be packaged');
  // One after the other: each part's place is told by the one before.
  let last = Promise.resolve();
  let waiting = 0;

  const keep = async (part: PartialSegment): Promise<void> => {
    const before = lasts.get(part.room) ?? (await findNewest(db, part.room));
    const place = placeOf(part, before, before ? 0 : await findAge(db, part.room));
    await addPart(db, part, place);
    lasts.set(part.room, { ...place, run: part.run, segment: part.segment });
  };

  const look = async (): Promise<void> => {
    if (publishing.size === 0) return;
    const wanted = new Set(await listDemanded(db, [...publishing]));
    for (const room of publishing) {
      // Asked for again each time: the engine may have begun anew, or the room.
      if (wanted.has(room)) {
        if (await live.package(room)) packaged.add(room);
      } else if (packaged.delete(room)) await live.stopPackaging(room);
    }
  };

  const stops = [
    live.onRoomChanged(({ room, isPublishing }) => {
      // Rooms of private streams have other names, and are watched by two.
      if (!idSchema.safeParse(room).success) return;
      if (isPublishing) return void publishing.add(room);
      // Another process may receive it next.
      lasts.delete(room);
      publishing.delete(room);
      // Who waits in the room keeps it, and what reads it would go on with the next publisher.
      if (packaged.delete(room)) live.stopPackaging(room).catch(report);
    }),
    live.onPartialSegment((part) => {
      if (waiting >= MOST_WAITING) return;
      waiting += 1;
      last = last
        .then(() => keep(part))
        .catch(report)
        .finally(() => (waiting -= 1));
    }),
  ];
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(report)
      .finally(() => (looking = undefined));
  }, LOOKED_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    for (const stop of stops) stop();
    await looking;
    await last;
  };
};
