/** Brands are written in Latin letters in every language. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** `Visa •••• 4242`, from left to right in every language. */
export function CardName({ card: { brand, last4 } }: { card: { brand: string; last4: string } }) {
  return <bdi dir="ltr">{`${BRANDS[brand] ?? brand} •••• ${last4}`}</bdi>;
}
