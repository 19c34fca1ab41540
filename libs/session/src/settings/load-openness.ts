import { COUNTRY_BLOCKED, type ApiError } from '@barg/api-client/http';
import { checkCountry } from '@barg/api-client/opening';
import { storeHere } from '../page/page-here.ts';
import { loadSettings } from './load-settings.ts';
import { opennessSlice } from './openness-slice.ts';
import { settingsSlice } from './settings-slice.ts';

const { countryChecked } = opennessSlice.actions;

/**
 * Asks the server anew for the settings, and whether the visitor's country is kept out. Rejects with ApiError.
 *
 * @param keys of the settings that have changed; without them all are asked for
 */
export async function loadOpenness(keys?: string[]): Promise<void> {
  const [{ blocked }] = await Promise.all([checkCountry(), loadSettings(keys)]);
  storeHere().dispatch(countryChecked(blocked));
}

/** A call was refused because the site has been closed in the meantime. */
export function noteClosed({ code }: ApiError): void {
  if (code === COUNTRY_BLOCKED) storeHere().dispatch(countryChecked(true));
  else storeHere().dispatch(settingsSlice.actions.settingsLoaded({ maintenanceMode: true }));
}
