import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';

const MONTHS_OF_A_YEAR = 12;

interface Prices {
  hasYear: boolean;
  /** Tokens. */
  monthlyPrice: number;
  yearlyPrice: number;
}

const inHundredths = (tokens: number): number => Math.round(tokens * 100);
const twelveMonths = ({ monthlyPrice }: Prices): number => (inHundredths(monthlyPrice) * MONTHS_OF_A_YEAR) / 100;

/** Whether a year costs more than twelve months: allowed, and mostly a mistake. */
export const isDearYear = (prices: Prices): boolean => prices.hasYear && prices.yearlyPrice > twelveMonths(prices);

/** What is proposed for a year: two months less than it has, as is usual. */
const PROPOSED_MONTHS = 10;

/** A year's price to begin with, in tokens, within what the site allows. */
export const proposedYear = (monthlyPrice: number, maximum: number): number =>
  Math.min((inHundredths(monthlyPrice) * PROPOSED_MONTHS) / 100, maximum);

interface Question {
  prices: Prices;
  answer: (isMeant: boolean) => void;
}

/** Asks for confirmation, with both prices, before a yearly price above twelve months is saved. */
export const useDearYearQuestion = () => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (prices: Prices): Promise<boolean> =>
    isDearYear(prices) ? new Promise((resolve) => setQuestion({ prices, answer: resolve })) : Promise.resolve(true);
  const handleAnswer = (isMeant: boolean) => {
    question?.answer(isMeant);
    setQuestion(null);
  };
  const dialog = question && (
    <ConfirmDialog
      isOpen
      title={t('account.subscription.dearYearTitle')}
      confirmLabel={t('account.subscription.dearYearMeant')}
      onConfirm={() => handleAnswer(true)}
      onClose={() => handleAnswer(false)}
    >
      {t('account.subscription.dearYear', {
        yearly: format.tokens(question.prices.yearlyPrice),
        months: format.tokens(twelveMonths(question.prices)),
      })}
    </ConfirmDialog>
  );
  return { ask, dialog };
};
