import type { SearchStreams200, StreamSummary } from '@barg/api-client/models';
import type { ServerEvent } from '@barg/contract';
import { merge } from '@barg/runtime/rxjs';
import { sinceAsked, whileCached } from '@barg/session/line';
import { on, socketStatus$ } from '@barg/session/realtime';

const heard$ = merge(on('stream.started'), on('stream.ended'));

interface Cached {
  updateCachedData: (change: (list: SearchStreams200) => void) => unknown;
}

const applyTo =
  ({ updateCachedData }: Cached) =>
  ({ data }: ServerEvent<'stream.started'> | ServerEvent<'stream.ended'>): void =>
    void updateCachedData((list) =>
      'stream' in data ? addStream(list, data.stream) : removeStream(list, data.streamId),
    );

/** What came while the list was asked for, which may be older. */
export const hearMeanwhile = (request: Cached & Parameters<typeof sinceAsked>[1]): Promise<void> =>
  sinceAsked(heard$, request, applyTo(request));

type Entry = Cached & Parameters<typeof whileCached>[1];

/**
 * Changes the list as streams begin and end.
 * @param isLate whether it was read before this could hear: what came in between is in neither
 * @param reload called when something was missed
 */
export const hearStreams = async (entry: Entry, { isLate, reload }: { isLate: boolean; reload: () => void }) => {
  let isWhole = !isLate;
  const lines = socketStatus$.subscribe((status) => {
    const isUp = status === 'connected';
    if (isUp && !isWhole) reload();
    isWhole = isUp;
  });
  await whileCached(heard$, entry, applyTo(entry));
  lines.unsubscribe();
};

type FurtherEntry = Parameters<typeof whileCached>[1] & {
  updateCachedData: (change: (further: { pages: SearchStreams200[] }) => void) => unknown;
};

/** Takes what ends out of further pages; what begins comes in at the front of the first one. */
export const hearEnds = (entry: FurtherEntry): Promise<void> =>
  whileCached(on('stream.ended'), entry, ({ data: { streamId } }) => {
    entry.updateCachedData(({ pages }) => pages.forEach((page) => removeStream(page, streamId)));
  });

function addStream(list: SearchStreams200, stream: StreamSummary): void {
  if (list.data.some(({ _id }) => _id === stream._id)) return;
  list.data.unshift(stream);
  list.total += 1;
}

function removeStream(list: SearchStreams200, streamId: string): void {
  const index = list.data.findIndex(({ _id }) => _id === streamId);
  if (index < 0) return;
  list.data.splice(index, 1);
  list.total -= 1;
}
