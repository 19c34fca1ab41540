import { publishSettingsChanged } from '../modules/settings/publish-settings-changed.ts';
import type { SettingKey } from '../modules/settings/settings.defaults.ts';
import type { TestApi } from './api.ts';

/** Writes a setting as the operator's console does. */
export const setSetting = (api: TestApi, key: SettingKey, value: unknown) =>
  api.context.work(async (unit) => {
    const row = { key, value: JSON.stringify(value), is_public: false };
    await unit.db
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
      .execute();
    publishSettingsChanged(unit, [key]);
  });
