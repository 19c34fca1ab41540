/** By which codes whatever takes tokens out of a wallet may be refused: each route that does declares them all. */
export const PAYING_REFUSALS = [
  'wallet.cap_reached',
  'wallet.closed',
  'wallet.insufficient_balance',
  'wallet.suspended',
] as const;
