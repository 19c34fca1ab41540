import type { PublicSettings } from '@barg/api-client/models';
import { storeHere } from '../page/page-here.ts';
import { settingsSlice } from './settings-slice.ts';

/** One public setting of this browser's page, for what is done there; what is drawn asks `useSetting`. */
export const settingHere = <Name extends keyof PublicSettings>(name: Name): PublicSettings[Name] =>
  settingsSlice.selectors.selectSettings(storeHere().getState())[name];
