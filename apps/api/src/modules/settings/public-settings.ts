import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { cryptoInUse } from '../../platform/payments/crypto/crypto-gateway.ts';
import { publicStripeSettings } from '../../platform/payments/stripe-config.ts';
import { isTestMode } from '../../platform/payments/test-mode.ts';
import { publicSocialSettings } from '../../platform/social-config.ts';
import { publicSettingsSchema } from './settings.schema.ts';
import { readStoredPublic } from './settings.service.ts';

type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** What visitors may read: of what operators have stored, and of what the environment decides. */
export const readPublicSettings = async ({ db, config, crypto, files }: Context): Promise<PublicSettings> => {
  const stored = await readStoredPublic(db);
  return publicSettingsSchema.parse({
    ...stored,
    hashPwClient: config.hashPwClient ?? stored.hashPwClient,
    isTestMode: isTestMode(config),
    ...publicStripeSettings(config),
    takesCoins: cryptoInUse(crypto) !== null,
    ...publicSocialSettings(config.social),
    fileStore: files.direct ? 'bucket' : 'site',
  });
};

/** Some of them by name; unknown and private names are left out silently. */
export const readPublicKeys = async (context: Context, asked: readonly string[]): Promise<Partial<PublicSettings>> => {
  const settings = await readPublicSettings(context);
  return Object.fromEntries(Object.entries(settings).filter(([key]) => asked.includes(key)));
};
