import { getPublicSettings, getSettingsByKeys } from '@barg/api-client/opening';
import { storeHere } from '../page/page-here.ts';
import { settingsSlice } from './settings-slice.ts';

/**
 * Loads the public settings. Rejects with ApiError, and leaves the slice as it is.
 *
 * @param keys only these; all by default
 */
export async function loadSettings(keys?: string[]): Promise<void> {
  const settings = keys ? await getSettingsByKeys({ keys }) : await getPublicSettings();
  storeHere().dispatch(settingsSlice.actions.settingsLoaded(settings));
}
