/** How much a tip stands out in the chat. */
export type TipLevel = 'small' | 'middle' | 'large';

/** Tokens from which on a tip is of a level. */
export const TIP_LEVELS_FROM = { middle: 100, large: 500 } as const;

/** @param amount tokens */
export const tipLevel = (amount: number): TipLevel => {
  if (amount >= TIP_LEVELS_FROM.large) return 'large';
  return amount >= TIP_LEVELS_FROM.middle ? 'middle' : 'small';
};
