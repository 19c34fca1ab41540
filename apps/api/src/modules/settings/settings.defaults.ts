/**
 * The links at the foot of every page. An empty title stands for the page's own, in the visitor's language: that of a
 * page of the site's own words (`/page/{slug}`), or of `/contact`.
 */
const DEFAULT_MENUS: Array<{ title: string; path: string }> = [
  { title: '', path: '/page/about' },
  { title: '', path: '/page/help' },
  { title: '', path: '/page/guidelines' },
  { title: '', path: '/page/terms' },
  { title: '', path: '/page/privacy' },
  { title: '', path: '/contact' },
];

/**
 * Every setting with its default (specification, section 9) and whether a visitor may read it.
 * Prices are decimal numbers of tokens, durations are months, percentages are plain numbers.
 */
export const SETTINGS = {
  siteName: { value: 'Barg', isPublic: true },
  logo: { value: '', isPublic: true },
  favicon: { value: '/favicon.ico', isPublic: true },
  menus: { value: DEFAULT_MENUS, isPublic: true },
  locale: { value: 'fa-IR', isPublic: true },
  maintenanceMode: { value: false, isPublic: true },
  currency: { value: 'USD', isPublic: true },
  tokenValue: { value: 1, isPublic: true },
  requireEmailVerification: { value: false, isPublic: true },
  stripePublishableKey: { value: '', isPublic: true },
  paymentGateway: { value: 'stripe', isPublic: true },
  freeSubscriptionEnabled: { value: true, isPublic: true },
  freeSubscriptionDuration: { value: 1, isPublic: true },
  minimumSubscriptionPrice: { value: 2.95, isPublic: true },
  maximumSubscriptionPrice: { value: 300, isPublic: true },
  minimumWalletPrice: { value: 2.95, isPublic: true },
  maximumWalletPrice: { value: 300, isPublic: true },
  minimumTipPrice: { value: 10, isPublic: true },
  maximumTipPrice: { value: 10000, isPublic: true },
  minimumPayoutAmount: { value: 50, isPublic: true },
  gaCode: { value: '', isPublic: true },
  googleReCaptchaSiteKey: { value: '', isPublic: true },
  /** ISO 3166-1 alpha-2 codes of the countries that the whole site is closed for. */
  blockedCountries: { value: [] as string[], isPublic: false },
  /** Whether browsers hash passwords before sending them; the environment's HASH_PW_CLIENT wins. */
  hashPwClient: { value: false, isPublic: true },
  /** `always`: no login without a bot check; `adaptive`: only after failures. The page runs it each time. */
  captchaOnLogin: { value: 'adaptive', isPublic: false },
  commissionPercent: { value: 20, isPublic: false },
  /** Days from a sale until what a performer earned of it may be paid out. */
  payoutHoldDays: { value: 7, isPublic: true },
  /** Tokens that each payout costs its performer. */
  payoutFee: { value: 0, isPublic: false },
  /** Above so many tokens a payout takes two operators. */
  payoutFourEyesAmount: { value: 1000, isPublic: false },
  /** Of what is paid with tokens that were given away: the share of her part that a performer earns. */
  promotionalEarningsPercent: { value: 100, isPublic: false },
} as const;

export type SettingKey = keyof typeof SETTINGS;

type Widen<T> = T extends string ? string : T extends boolean ? boolean : T extends number ? number : T;
export type Settings = { [K in SettingKey]: Widen<(typeof SETTINGS)[K]['value']> };
