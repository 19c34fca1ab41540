import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

export const publicSettingsSchema = z
  .object({
    siteName: z.string(),
    logo: z.string(),
    favicon: z.string(),
    menus: z.array(z.object({ title: z.string(), path: z.string() })),
    locale: z.string(),
    maintenanceMode: z.boolean(),
    currency: z.string(),
    tokenValue: z.number(),
    requireEmailVerification: z.boolean(),
    stripePublishableKey: z.string(),
    /** The gateway that takes real money now. */
    paymentGateway: z.string(),
    /** True while the sandbox gateway answers instead: TEST MODE is shown. */
    isTestMode: z.boolean(),
    freeSubscriptionEnabled: z.boolean(),
    freeSubscriptionDuration: z.number(),
    minimumSubscriptionPrice: z.number(),
    maximumSubscriptionPrice: z.number(),
    minimumWalletPrice: z.number(),
    maximumWalletPrice: z.number(),
    minimumTipPrice: z.number(),
    maximumTipPrice: z.number(),
    minimumPayoutAmount: z.number(),
    gaCode: z.string(),
    googleReCaptchaSiteKey: z.string(),
    /** True: the page sends keys derived from passwords, never passwords. */
    hashPwClient: z.boolean(),
    /** Other sites that visitors may log in by: those that the environment configures. */
    socialLogins: z.array(z.enum(['google', 'twitter', 'telegram'])),
    /** Names this site to Telegram; empty when that is off. */
    telegramBotId: z.string(),
    /** Where browsers send files: to this site, or straight to the bucket in which it keeps them. */
    fileStore: z.enum(['site', 'bucket']),
  })
  .meta({ id: 'PublicSettings' });

export const publicSettingsAnswer = dataOf(publicSettingsSchema);
export const keysBody = z.object({ keys: z.array(z.string().max(80)).max(50) });
export const keysAnswer = dataOf(publicSettingsSchema.partial());
