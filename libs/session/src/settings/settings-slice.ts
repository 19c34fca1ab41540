import type { PublicSettings } from '@barg/api-client/models';
import { createSlice, type PayloadAction } from '@barg/runtime/store';

/** Section 9 of the specification; used until the server's settings are loaded. */
export const DEFAULT_SETTINGS: PublicSettings = {
  siteName: 'Barg',
  logo: '',
  favicon: '/favicon.ico',
  menus: [],
  locale: 'fa-IR',
  maintenanceMode: false,
  currency: 'USD',
  tokenValue: 1,
  requireEmailVerification: false,
  paymentGateway: 'stripe',
  isTestMode: false,
  stripePublishableKey: '',
  stripeScript: '',
  takesCoins: false,
  freeSubscriptionEnabled: true,
  freeSubscriptionDuration: 1,
  minimumSubscriptionPrice: 2.95,
  maximumSubscriptionPrice: 300,
  minimumWalletPrice: 2.95,
  maximumWalletPrice: 300,
  minimumTipPrice: 10,
  maximumTipPrice: 10000,
  minimumPayoutAmount: 50,
  refundRequestDays: 14,
  ticketMinimumPercent: 50,
  voiceMessageMinutes: 5,
  linkPreviews: true,
  gaCode: '',
  googleReCaptchaSiteKey: '',
  hashPwClient: false,
  socialLogins: [],
  telegramBotId: '',
  fileStore: 'site',
};

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    settingsLoaded: (state, { payload }: PayloadAction<Partial<PublicSettings>>) => ({ ...state, ...payload }),
  },
  selectors: {
    selectSettings: (state) => state,
  },
});
