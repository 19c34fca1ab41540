import { COUNTRY_BLOCKED, type ApiError } from '@barg/api-client/http';
import { checkCountry } from '@barg/api-client/opening';
import { storeHere } from '../page/page-here.ts';
import { loadSettings } from './load-settings.ts';
import { opennessSlice } from './openness-slice.ts';
import { settingsSlice } from './settings-slice.ts';

const { countryChecked } = opennessSlice.actions;

/**
 * Loads the settings, and whether the visitor's country is blocked. Rejects with ApiError.
 *
 * @param keys of the changed settings; all by default
 */
export async function loadOpenness(keys?: string[]): Promise<void> {
  const [{ blocked }] = await Promise.all([checkCountry(), loadSettings(keys)]);
  storeHere().dispatch(countryChecked(blocked));
}

/** Handles a call that was refused because the site was closed meanwhile. */
export function noteClosed({ code }: ApiError): void {
  if (code === COUNTRY_BLOCKED) storeHere().dispatch(countryChecked(true));
  else storeHere().dispatch(settingsSlice.actions.settingsLoaded({ maintenanceMode: true }));
}
