import { openChannel } from '@barg/runtime/browser-stores';
import type { UnknownAction } from '@barg/runtime/store';
import { CACHE_TAGS, api, type CacheTag } from '../store/api.ts';
import { watchActions, type AppStore } from '../store/store.ts';
import { userSlice } from '../user/user-slice.ts';
import type { SocketBus } from './socket-bus.ts';

const STALE_CHANNEL = 'barg.stale';

type Tag = CacheTag | { type: CacheTag; id?: string | number };

/** What a mutation of one window has made stale in the others of its account. */
interface StaleFact {
  accountId: string;
  tags: Tag[];
}

interface MutationEnd extends UnknownAction {
  payload: unknown;
  meta: { arg: { endpointName: string; originalArgs: unknown }; rejectedWithValue?: boolean };
}

type Tags = ReadonlyArray<Tag | null | undefined | false>;

interface Definition {
  invalidatesTags?: Tags | ((result: unknown, error: unknown, arg: unknown, meta: undefined) => Tags);
}

const DONE = `${api.reducerPath}/executeMutation/fulfilled`;
const FAILED = `${api.reducerPath}/executeMutation/rejected`;

const isMutationEnd = (action: UnknownAction): action is MutationEnd => action.type === DONE || action.type === FAILED;

/** The definition of an endpoint, by the one door that RTK Query has to it. */
const definitionOf = (name: string): Definition => {
  let found: Definition = {};
  const endpoints = { [name]: (definition: Definition) => void (found = definition) };
  api.enhanceEndpoints({ endpoints: endpoints as never });
  return found;
};

/** What a mutation invalidates here, as RTK Query reckons it. */
const staleAfter = ({ type, payload, meta: { arg, rejectedWithValue } }: MutationEnd): Tag[] => {
  if (type === FAILED && !rejectedWithValue) return [];
  const { invalidatesTags = [] } = definitionOf(arg.endpointName);
  const [result, error] = type === DONE ? [payload, undefined] : [undefined, payload];
  const tags =
    typeof invalidatesTags === 'function'
      ? invalidatesTags(result, error, arg.originalArgs, undefined)
      : invalidatesTags;
  return tags.filter((tag): tag is Tag => Boolean(tag));
};

const known: ReadonlySet<string> = new Set(CACHE_TAGS);
/** Another window may run another version, with tags that are unknown here. */
const isKnown = (tag: Tag): boolean => known.has(typeof tag === 'string' ? tag : tag.type);

/**
 * Tells the account's other windows of this browser what each mutation makes stale. They use it while the server does not
 * reach them, as {@link hearOwnTabs} does with facts. Returns how to stop.
 */
export const shareStale = (store: AppStore, { status$ }: Pick<SocketBus, 'status$'>): (() => void) => {
  // A channel does not hear itself: what this window has changed it invalidates by itself.
  const channel = openChannel(STALE_CHANNEL);
  const accountId = (): string | undefined => userSlice.selectors.selectCurrentUser(store.getState())?._id;
  const stopWatching = watchActions(store, (action) => {
    const mine = accountId();
    if (mine === undefined || !isMutationEnd(action)) return;
    const tags = staleAfter(action);
    if (tags.length > 0) channel?.postMessage({ accountId: mine, tags } satisfies StaleFact);
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<StaleFact>) => {
    if (data.accountId !== accountId() || status$.value === 'connected') return;
    store.dispatch(api.util.invalidateTags(data.tags.filter(isKnown)));
  });
  return () => {
    stopWatching();
    channel?.close();
  };
};
