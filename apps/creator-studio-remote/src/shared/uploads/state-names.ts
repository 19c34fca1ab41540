import type { UploadState } from '@barg/session/uploads';

/** It is on its way, or is in a moment. */
export const isLeaving = (state: UploadState): boolean => state === 'queued' || state === 'sending';

/** By which a state is called: to whom it is shown it makes no difference whether others leave first. */
export const nameOfState = <State extends UploadState>(state: State): Exclude<State, 'queued'> | 'sending' =>
  state === 'queued' ? 'sending' : (state as Exclude<State, 'queued'>);
