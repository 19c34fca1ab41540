import { getPublicSettings } from '@barg/api-client/settings';
import { store } from '../store/store.ts';
import { settingsSlice } from './settings-slice.ts';

/** Asks the server for the public settings. Rejects with ApiError; the defaults of the slice hold then. */
export async function loadSettings(): Promise<void> {
  store.dispatch(settingsSlice.actions.settingsLoaded(await getPublicSettings()));
}
