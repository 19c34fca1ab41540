import type { AppDispatch, RootState } from '@barg/session';

/** Work that reads and changes the store over time. */
export type Thunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState) => Promise<Result>;
