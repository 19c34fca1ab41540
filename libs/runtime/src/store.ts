/**
 * What the site uses of Redux Toolkit, RTK Query and react-redux. The shared singleton is this module, so the
 * builds drop the rest of the packages; a name that is missing here is added here.
 */
export { combineSlices, configureStore, createAction, createSelector, createSlice } from '@reduxjs/toolkit';
export type {
  Action,
  EntityState,
  PayloadAction,
  Slice,
  SliceCaseReducers,
  SliceSelectors,
  UnknownAction,
} from '@reduxjs/toolkit';
export { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
export { Provider as StoreProvider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
