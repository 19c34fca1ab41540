import type { Tax } from '@barg/api-client/models';
import { unitOf } from '@barg/contract/currency-units';
import { useSetting } from '@barg/session';
import { useFormat } from '@barg/ui-kit';
import { costOf, taxOf } from '../../../shared/token-cost.ts';

/** What tokens cost this buyer by card, with the tax that applies to them. */
export const useCardCost = (tax: Tax | undefined) => {
  const format = useFormat();
  const [tokenValue, currency] = [useSetting('tokenValue'), useSetting('currency')];
  const minimum = useSetting('minimumWalletPrice');
  const terms = { tokenValue, currency, taxPercent: tax?.percent ?? 0 };
  const beforeTax = (tokens: number) => costOf(tokens, { ...terms, taxPercent: 0 });
  const least = Math.max(beforeTax(minimum), unitOf(currency) / 100);
  return {
    currency,
    costOf: (tokens: number) => costOf(tokens, terms),
    taxOf: (tokens: number) => taxOf(tokens, terms),
    moneyFor: (tokens: number) => format.money(costOf(tokens, terms), currency),
    /** The least that cards are charged, before tax, where so many tokens cost less; null where they do not. */
    leastAbove: (tokens: number) => (beforeTax(tokens) < least ? format.money(least, currency) : null),
  };
};
