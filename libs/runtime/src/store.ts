/**
 * Every export of react-redux, Redux Toolkit and RTK Query. react-redux, and of the others what the shell has for
 * itself, is lent by the shell; the rest is pure and is brought along by the remote that asks for it. The names written
 * out go before the others.
 */
export * from 'react-redux';
export * from '@reduxjs/toolkit/react';
export * from '@reduxjs/toolkit/query/react';
export {
  StoreProvider,
  combineSlices,
  configureStore,
  createAction,
  createApi,
  createSelector,
  createSlice,
  fakeBaseQuery,
} from '@barg/runtime/lent/store';
// Both have a type of this name.
export type { Selector } from '@reduxjs/toolkit';
