/**
 * The links in the footer. An empty title means the page's own title in the visitor's language, for `/page/{slug}` or
 * `/contact`.
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
  freeSubscriptionEnabled: { value: true, isPublic: true },
  freeSubscriptionDuration: { value: 1, isPublic: true },
  /** Days between the announcement of a higher price and the first renewal at it. */
  subscriptionPriceNoticeDays: { value: 30, isPublic: false },
  minimumSubscriptionPrice: { value: 2.95, isPublic: true },
  maximumSubscriptionPrice: { value: 300, isPublic: true },
  minimumWalletPrice: { value: 2.95, isPublic: true },
  maximumWalletPrice: { value: 300, isPublic: true },
  minimumTipPrice: { value: 10, isPublic: true },
  maximumTipPrice: { value: 10000, isPublic: true },
  minimumPayoutAmount: { value: 50, isPublic: true },
  /** The longest voice message. */
  voiceMessageMinutes: { value: 5, isPublic: true },
  /** Whether links in messages are shown with what their pages say of themselves. */
  linkPreviews: { value: true, isPublic: true },
  gaCode: { value: '', isPublic: true },
  googleReCaptchaSiteKey: { value: '', isPublic: true },
  /** ISO 3166-1 alpha-2 codes of the countries for which the site is closed. */
  blockedCountries: { value: [] as string[], isPublic: false },
  /** Whether browsers hash passwords before sending them; the environment's HASH_PW_CLIENT wins. */
  hashPwClient: { value: false, isPublic: true },
  /** `always`: every login needs a bot check; `adaptive`: only after failures. The page runs it each time. */
  captchaOnLogin: { value: 'adaptive', isPublic: false },
  /** Minutes that a notice waits for others before a letter tells of it, and for its reader to see it. */
  noticeLetterWaitMinutes: { value: 2, isPublic: false },
  commissionPercent: { value: 20, isPublic: false },
  /** Days after a sale until its earnings can be paid out. */
  payoutHoldDays: { value: 7, isPublic: true },
  /** Days within which a fan may ask to have something back. */
  refundRequestDays: { value: 14, isPublic: true },
  /** Percentage of the planned time that a stream has to last, or its tickets are paid back. */
  ticketMinimumPercent: { value: 50, isPublic: true },
  /** Tokens that a payout costs the performer. */
  payoutFee: { value: 0, isPublic: false },
  /** A payout above this many tokens needs two operators. */
  payoutFourEyesAmount: { value: 1000, isPublic: false },
  /** The percentage of her usual share that a performer earns of promotional tokens. */
  promotionalEarningsPercent: { value: 100, isPublic: false },
  /** What somebody gets of what those earn and buy who came by his code, out of the commission. */
  referralPercent: { value: 5, isPublic: true },
  /** For how many months after the registration. */
  referralMonths: { value: 12, isPublic: true },
  /** The most that one who came may bring, in tokens; 0: no bound. */
  referralCap: { value: 0, isPublic: true },
} as const;

export type SettingKey = keyof typeof SETTINGS;

type Widen<T> = T extends string ? string : T extends boolean ? boolean : T extends number ? number : T;
export type Settings = { [K in SettingKey]: Widen<(typeof SETTINGS)[K]['value']> };
