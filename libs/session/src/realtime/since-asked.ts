import type { Observable } from '@barg/runtime/rxjs';

/** What RTK Query hands to `onCacheEntryAdded`, as far as it is needed here. */
interface Entry {
  cacheEntryRemoved: Promise<void>;
}

/** What RTK Query hands to `onQueryStarted`, as far as it is needed here. */
interface Request {
  queryFulfilled: Promise<unknown>;
}

/** Calls back for each event as long as the cache entry lives. */
export const whileCached = async <Event>(
  events$: Observable<Event>,
  { cacheEntryRemoved }: Entry,
  take: (event: Event) => void,
): Promise<void> => {
  const subscription = events$.subscribe(take);
  await cacheEntryRemoved;
  subscription.unsubscribe();
};

/**
 * Calls back once a request is answered, with the events that came meanwhile: its answer may be older than they are, and
 * a further page is put behind the pages as they were when it was asked for. Where a former answer stands, all of them
 * are taken twice, so taking one must change nothing the second time. Nothing is called back after a failure.
 *
 * @example
 * onCacheEntryAdded: (id, entry) => whileCached(on('order.changed'), entry, applyTo(id, entry)),
 * onQueryStarted: (id, request) => sinceAsked(on('order.changed'), request, applyTo(id, request)),
 */
export const sinceAsked = async <Event>(
  events$: Observable<Event>,
  { queryFulfilled }: Request,
  take: (event: Event) => void,
): Promise<void> => {
  const meanwhile: Event[] = [];
  const subscription = events$.subscribe((event) => void meanwhile.push(event));
  const isAnswered = await queryFulfilled.then(
    () => true,
    () => false,
  );
  subscription.unsubscribe();
  if (isAnswered) meanwhile.forEach(take);
};
