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
    /** Stripe's key for browsers; empty where Stripe takes no cards here. */
    stripePublishableKey: z.string(),
    /** Where browsers load Stripe's own card fields from; empty where Stripe takes no cards here. */
    stripeScript: z.string(),
    /** Whether tokens can be bought with coins. */
    takesCoins: z.boolean(),
    /** The gateway for real payments; whether it takes any is decided by the environment. */
    paymentGateway: z.string(),
    /** True while no real money moves, by the sandbox or Stripe's keys for tests: TEST MODE is shown. */
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
    /** The longest voice message. */
    voiceMessageMinutes: z.number(),
    /** Whether links in messages are shown with what their pages say of themselves. */
    linkPreviews: z.boolean(),
    /** Days within which a fan may ask to have something back. */
    refundRequestDays: z.number(),
    /** Percentage of the planned time that a stream has to last, or its tickets are paid back. */
    ticketMinimumPercent: z.number(),
    gaCode: z.string(),
    googleReCaptchaSiteKey: z.string(),
    /** True: the page sends keys derived from passwords, never passwords. */
    hashPwClient: z.boolean(),
    /** The social logins that the environment configures. */
    socialLogins: z.array(z.enum(['google', 'twitter', 'telegram'])),
    /** This site's bot at Telegram; empty when that login is off. */
    telegramBotId: z.string(),
    /** Where browsers upload files to: this site, or directly its bucket. */
    fileStore: z.enum(['site', 'bucket']),
  })
  .meta({ id: 'PublicSettings' });

export const publicSettingsAnswer = dataOf(publicSettingsSchema);
export const keysBody = z.object({ keys: z.array(z.string().max(80)).max(50) });
export const keysAnswer = dataOf(publicSettingsSchema.partial());
