import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { readPublicKeys, readPublicSettings } from './public-settings.ts';
import { keysAnswer, keysBody, publicSettingsAnswer } from './settings.schema.ts';

export const settingsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/settings/public',
    {
      config: { access: 'guest', isAlwaysOpen: true },
      schema: {
        operationId: 'getPublicSettings',
        description:
          'The settings that every page needs before anybody has logged in: names and pictures of the site, its prices and bounds, keys of outside services that are meant to be public.',
        tags: ['settings'],
        response: { 200: publicSettingsAnswer },
      },
    },
    async () => ({ data: await readPublicSettings(context) }),
  );

  app.post(
    '/settings/keys',
    {
      config: { access: 'guest', isAlwaysOpen: true },
      schema: {
        operationId: 'getSettingsByKeys',
        description:
          'The named ones of the public settings. A key that is secret or unknown is left out of the answer.',
        tags: ['settings'],
        body: keysBody,
        response: { 200: keysAnswer },
      },
    },
    async (request) => ({ data: await readPublicKeys(context, request.body.keys) }),
  );
};
