import type { Tax } from '@barg/api-client/models';
import { useSetting } from '@barg/session';
import { useFormat } from '@barg/ui-kit';
import { costOf, taxOf } from '../../../shared/token-cost.ts';

/** What tokens cost this buyer by card, with the tax that applies to them. */
export const useCardCost = (tax: Tax | undefined) => {
  const format = useFormat();
  const [tokenValue, currency] = [useSetting('tokenValue'), useSetting('currency')];
  const terms = { tokenValue, currency, taxPercent: tax?.percent ?? 0 };
  return {
    currency,
    costOf: (tokens: number) => costOf(tokens, terms),
    taxOf: (tokens: number) => taxOf(tokens, terms),
    moneyFor: (tokens: number) => format.money(costOf(tokens, terms), currency),
  };
};
