import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { isTestMode } from '../payments/test-mode.ts';
import { keysAnswer, keysBody, publicSettingsAnswer, publicSettingsSchema } from './settings.schema.ts';
import { readPublicKeys, readPublicSettings } from './settings.service.ts';

export const settingsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/settings/public',
    {
      config: { access: 'guest' },
      schema: { operationId: 'getPublicSettings', tags: ['settings'], response: { 200: publicSettingsAnswer } },
    },
    async () => {
      const settings = await readPublicSettings(context.db);
      return { data: publicSettingsSchema.parse({ ...settings, isTestMode: isTestMode(context.config) }) };
    },
  );

  app.post(
    '/settings/keys',
    {
      config: { access: 'guest' },
      schema: { operationId: 'getSettingsByKeys', tags: ['settings'], body: keysBody, response: { 200: keysAnswer } },
    },
    async (request) => ({ data: await readPublicKeys(context.db, request.body.keys) }),
  );
};
