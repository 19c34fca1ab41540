import { getPublicSettings, getSettingsByKeys } from '@barg/api-client/opening';
import { storeHere } from '../page/page-here.ts';
import { settingsSlice } from './settings-slice.ts';

/**
 * Asks the server for the public settings. Rejects with ApiError; what the slice holds then stays.
 *
 * @param keys only these; without them all
 */
export async function loadSettings(keys?: string[]): Promise<void> {
  const settings = keys ? await getSettingsByKeys({ keys }) : await getPublicSettings();
  storeHere().dispatch(settingsSlice.actions.settingsLoaded(settings));
}
