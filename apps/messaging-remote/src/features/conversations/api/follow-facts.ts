import { Subscription } from '@barg/runtime/rxjs';
import { facts$, type Fact } from './facts.ts';

/** What RTK Query gives to `onCacheEntryAdded` and `onQueryStarted`, as far as it is needed here. */
interface Entry {
  cacheEntryRemoved: Promise<void>;
}
interface Request {
  queryFulfilled: Promise<unknown>;
}

/** Calls back for each fact as long as the cache entry lives. */
export const whileCached = async ({ cacheEntryRemoved }: Entry, take: (fact: Fact) => void): Promise<void> => {
  const subscription = facts$.subscribe(take);
  await cacheEntryRemoved;
  subscription.unsubscribe();
};

/**
 * Calls back once a request is answered, with the facts that were told meanwhile: its answer may be older than they are.
 * All of them are taken twice where a former answer stands, so taking one must change nothing the second time.
 */
export const sinceAsked = async ({ queryFulfilled }: Request, take: (fact: Fact) => void): Promise<void> => {
  const meanwhile: Fact[] = [];
  const subscription = new Subscription();
  subscription.add(facts$.subscribe((fact) => meanwhile.push(fact)));
  const isAnswered = await queryFulfilled.then(
    () => true,
    () => false,
  );
  subscription.unsubscribe();
  if (isAnswered) meanwhile.forEach(take);
};
