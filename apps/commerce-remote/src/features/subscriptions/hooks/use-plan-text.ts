import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, usePrice } from '@barg/ui-kit';
import type { Plan } from './plans.ts';

/** The texts of a plan: its name, its notes, and the label of its button. */
export const usePlanText = () => {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const inTokens = usePrice();
  const months = (key: string, count: number) => t(key, { count, amount: format.number(count) });

  const helpOf = ({ freeMonths, savedMonths, price: tokens, perMonth, period }: Plan): string => {
    if (tokens === 0) return t('subscribe.freeHelp');
    if (freeMonths > 0) return months('subscribe.trialHelp', freeMonths);
    const parts = [
      period !== 'monthly' && t('subscribe.monthlyPrice', { tokens: inTokens(perMonth) }),
      savedMonths > 0 && months('subscribe.saved', savedMonths),
      t(`subscribe.renews.${period}`),
    ];
    return parts.filter(Boolean).join(' · ');
  };
  return {
    titleOf: ({ period }: Plan) => t(`subscribe.${period}`),
    helpOf,
    /** What a month of a plan comes to that is paid once; nothing for one month, whose price stands beside its name. */
    onceHelpOf: ({ perMonth, months: length }: Plan) =>
      length > 1 ? t('gift.perMonth', { tokens: inTokens(perMonth) }) : undefined,
    actionOf: ({ freeMonths, charge }: Plan) => {
      if (freeMonths > 0) return months('subscribe.startFree', freeMonths);
      return charge === 0 ? t('subscribe.forFree') : t('subscribe.pay', { tokens: inTokens(charge) });
    },
  };
};
