import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { publicSocialSettings } from '../../platform/social-config.ts';
import { publicStripeSettings } from '../../platform/payments/stripe-config.ts';
import { isTestMode } from '../../platform/payments/test-mode.ts';
import { keysAnswer, keysBody, publicSettingsAnswer, publicSettingsSchema } from './settings.schema.ts';
import { readPublicKeys, readPublicSettings } from './settings.service.ts';

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
    async () => {
      const settings = await readPublicSettings(context.db);
      const hashPwClient = context.config.hashPwClient ?? settings.hashPwClient;
      const derived = {
        hashPwClient,
        isTestMode: isTestMode(context.config),
        ...publicStripeSettings(context.config),
        takesCoins: context.crypto !== null,
        ...publicSocialSettings(context.config.social),
        fileStore: context.files.direct ? 'bucket' : 'site',
      };
      return { data: publicSettingsSchema.parse({ ...settings, ...derived }) };
    },
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
    async (request) => ({ data: await readPublicKeys(context.db, request.body.keys) }),
  );
};
