import { api } from '../store/api.ts';
import type { RootState } from '../store/store.ts';

/** Whom answers know, and which streams go on by them. */
interface Known {
  performers: Set<string>;
  streams: Set<string>;
}

const learn = (value: unknown, known: Known): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('liveStreamId' in value) {
    if ('_id' in value && typeof value._id === 'string') known.performers.add(value._id);
    if (typeof value.liveStreamId === 'string') known.streams.add(value.liveStreamId);
  }
  for (const part of Object.values(value)) learn(part, known);
};

/**
 * Which of the streams that began before a silence are taken to go on after it: those of new answers, and those of
 * performers whom only answers of before know, because they were not asked for again or the server did not give them.
 *
 * @param begunBefore the stream of each performer
 * @param answered the cache keys of the new answers
 */
export const streamsGoingOn = (
  state: RootState,
  begunBefore: Readonly<Record<string, string>>,
  answered: ReadonlySet<string>,
): string[] => {
  const now: Known = { performers: new Set(), streams: new Set() };
  const before: Known = { performers: new Set(), streams: new Set() };
  for (const { queryCacheKey } of api.util.selectInvalidatedBy(state, ['Performer'])) {
    learn(state.api.queries[queryCacheKey]?.data, answered.has(queryCacheKey) ? now : before);
  }
  const goesOn = ([performerId, streamId]: [string, string]): boolean =>
    now.streams.has(streamId) || (before.performers.has(performerId) && !now.performers.has(performerId));
  return Object.entries(begunBefore)
    .filter(goesOn)
    .map(([, streamId]) => streamId);
};
