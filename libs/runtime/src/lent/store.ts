/**
 * What the shell lends of Redux: react-redux, which finds the page's store, whole; of Redux Toolkit, all of which is
 * pure, what the shell has for itself anyway. The rest of it comes with whoever asks for it (`../store.ts`).
 */
export {
  Provider,
  ReactReduxContext,
  batch,
  connect,
  createDispatchHook,
  createSelectorHook,
  createStoreHook,
  legacy_connect,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux';
export { Provider as StoreProvider } from 'react-redux';
export { combineSlices, configureStore, createAction, createSelector, createSlice } from '@reduxjs/toolkit';
export { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
