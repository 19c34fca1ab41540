import { createSlice, type PayloadAction } from '@barg/runtime/store';

/** `GET /settings/public`: the specification's settings and what the site itself is called and looks like. */
export interface PublicSettings {
  siteName: string;
  logo: string | null;
  favicon: string;
  menus: ReadonlyArray<{ title: string; path: string }>;
  locale: string;
  maintenance: boolean;
  requireEmailVerification: boolean;
  paymentGateway: string;
  stripePublishableKey: string | null;
  freeSubscriptionEnabled: boolean;
  /** Days. */
  freeSubscriptionDuration: number;
  minimumSubscriptionPrice: number;
  maximumSubscriptionPrice: number;
  minimumWalletPrice: number;
  maximumWalletPrice: number;
  minimumTipPrice: number;
  maximumTipPrice: number;
  minimumPayoutAmount: number;
  gaCode: string | null;
  googleReCaptchaSiteKey: string | null;
}

/** Section 9 of the specification; they hold until the server's settings arrive. */
export const DEFAULT_SETTINGS: PublicSettings = {
  siteName: 'Barg',
  logo: null,
  favicon: '/favicon.ico',
  menus: [],
  locale: 'fa-IR',
  maintenance: false,
  requireEmailVerification: false,
  paymentGateway: 'stripe',
  stripePublishableKey: null,
  freeSubscriptionEnabled: true,
  freeSubscriptionDuration: 1,
  minimumSubscriptionPrice: 2.95,
  maximumSubscriptionPrice: 300,
  minimumWalletPrice: 2.95,
  maximumWalletPrice: 300,
  minimumTipPrice: 10,
  maximumTipPrice: 10000,
  minimumPayoutAmount: 50,
  gaCode: null,
  googleReCaptchaSiteKey: null,
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
