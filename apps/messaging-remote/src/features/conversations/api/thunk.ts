import type { AppDispatch, RootState } from '@barg/session';

/** A thunk of this remote. */
export type Thunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState) => Promise<Result>;
