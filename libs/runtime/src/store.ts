/**
 * Every export of react-redux, Redux Toolkit and RTK Query. react-redux, and of the others what the shell has for
 * itself, is lent by the shell; the rest is pure and is brought along by the remote that asks for it. The names written
 * out go before the others. They are, because webpack does not know the names of what another build brings.
 */
export * from '@reduxjs/toolkit/react';
export * from '@reduxjs/toolkit/query/react';
export {
  Provider,
  ReactReduxContext,
  StoreProvider,
  batch,
  combineSlices,
  configureStore,
  connect,
  createAction,
  createApi,
  createDispatchHook,
  createSelector,
  createSelectorHook,
  createSlice,
  createStoreHook,
  fakeBaseQuery,
  legacy_connect,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from '@barg/runtime/lent/store';
export type * from 'react-redux';
// Both have a type of this name.
export type { Selector } from '@reduxjs/toolkit';
