/** What the site of the model sets, in hundredths of a token and whole percents. Odd numbers, so that things are rounded. */
export const TERMS = {
  commissionPercent: 20n,
  /** Of what is paid with gifts, the part of her usual share that a performer earns. */
  giftPercent: 70n,
  referralPercent: 5n,
  payoutHoldDays: 7,
  payoutFee: 150n,
  minimumPayout: 500n,
  /** Above it two operators approve. */
  fourEyes: 2000n,
  package: { tokens: 3333n, price: 1777n },
  /** Of a month, by performer. */
  monthly: [1337n, 999n],
  /** Whether the first month is free, by performer. */
  trials: [false, true],
  /** Of a message to each fan, by performer. */
  messages: [431n, 888n],
  /** Of the galleries, by performer. */
  galleries: [
    [777n, 1234n],
    [501n, 2050n],
  ],
  product: { price: 1250n, stock: 3 },
  /** Of sending it, to the address that is given first and to a nearer one. */
  shipping: [299n, 133n],
  /** One of the first performer's, one of the site's, and one of the site's for packages. */
  coupons: [
    { code: 'hers', performer: 0, percent: 25n, amount: null, maxUses: 2, maxPerFan: 1 },
    { code: 'ours', performer: null, percent: null, amount: 313n, maxUses: 3, maxPerFan: 2 },
    { code: 'pack', performer: null, percent: 10n, amount: null, maxUses: 2, maxPerFan: 1 },
  ],
  /** The one for packages; it is good for nothing else, and the others not for packages. */
  packageCoupon: 2,
  /** After so many days an order that was not sent is paid back, and one that was sent has arrived. */
  orderDays: 21,
  graceDays: 3,
} as const;

export const FANS = 2;
export const PERFORMERS = TERMS.monthly.length;
/** Who brought whom: the first fan the second one, and the first performer the second one. */
export const REFERRER = 0;
export const REFERRED = 1;

/** Who pays a tax on what he buys with money, and where. */
export const TAXED = { fan: 1, country: 'DE', percent: 19n } as const;

export const DAY_MS = 86_400_000;
export const dayOf = (time: number): number => Math.floor(time / DAY_MS);
