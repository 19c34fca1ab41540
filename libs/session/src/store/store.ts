import {
  combineSlices,
  configureStore,
  type Middleware,
  type Slice,
  type SliceCaseReducers,
  type SliceSelectors,
  type UnknownAction,
} from '@barg/runtime/store';
import { authSlice, signedOut } from '../auth/auth-slice.ts';
import { settingsSlice } from '../settings/settings-slice.ts';
import { opennessSlice } from '../settings/openness-slice.ts';
import { subscriptionSlice } from '../ui/subscription-slice.ts';
import { uiSlice } from '../ui/ui-slice.ts';
import { followSlice } from '../user/follow-slice.ts';
import { liveSlice } from '../user/live-slice.ts';
import { unreadSlice } from '../user/unread-slice.ts';
import { userSlice } from '../user/user-slice.ts';
import { api } from './api.ts';

const slices = combineSlices(
  authSlice,
  userSlice,
  followSlice,
  liveSlice,
  unreadSlice,
  subscriptionSlice,
  settingsSlice,
  opennessSlice,
  uiSlice,
  api,
);
export type RootState = ReturnType<typeof slices>;

/** Logout resets the slices of all teams. */
function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (state === undefined || !signedOut.match(action)) return slices(state, action);
  return slices({ ui: state.ui, settings: state.settings, openness: state.openness } as RootState, action);
}

type ActionWatcher = (action: UnknownAction) => void;
const watchersOf = new WeakMap<object, Set<ActionWatcher>>();

/** Creates the store of one page; the shell and every remote get it by context. */
export const createStore = () => {
  const watchers = new Set<ActionWatcher>();
  const tellWatchers: Middleware = () => (next) => (action) => {
    const result = next(action);
    for (const watch of watchers) watch(action as UnknownAction);
    return result;
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware, tellWatchers),
  });
  watchersOf.set(store, watchers);
  return store;
};

/** Calls back after each action, for what is loaded after the first picture. Returns how to stop. */
export const watchActions = (store: AppStore, watch: ActionWatcher): (() => void) => {
  watchersOf.get(store)?.add(watch);
  return () => void watchersOf.get(store)?.delete(watch);
};

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

/** A slice's selectors for the root state, wherever the slice is in it. */
type BoundSelectors<State, Selectors extends SliceSelectors<State>> = {
  [Name in keyof Selectors]: Selectors[Name] extends (state: State, ...rest: infer Rest) => infer Selected
    ? (state: RootState, ...rest: Rest) => Selected
    : never;
};

/**
 * Adds a remote's slice to the store, under the slice's name (prefixed by the remote, as in `feed/composer`).
 *
 * @example export const { actions, selectors } = injectSlice(createSlice({ name: 'feed/composer', ... }));
 */
export function injectSlice<
  State,
  Reducers extends SliceCaseReducers<State>,
  Name extends string,
  Path extends string,
  Selectors extends SliceSelectors<State>,
>(slice: Slice<State, Reducers, Name, Path, Selectors>) {
  const { actions, selectors } = slice.injectInto(slices);
  return { actions, selectors: selectors as object as BoundSelectors<State, Selectors> };
}
