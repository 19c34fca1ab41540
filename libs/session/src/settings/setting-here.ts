import type { PublicSettings } from '@barg/api-client/models';
import { storeHere } from '../page/page-here.ts';
import { settingsSlice } from './settings-slice.ts';

/** A public setting for code outside of rendering, which uses `useSetting`. */
export const settingHere = <Name extends keyof PublicSettings>(name: Name): PublicSettings[Name] =>
  settingsSlice.selectors.selectSettings(storeHere().getState())[name];
