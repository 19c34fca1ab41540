import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, useFormat, useTokens } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useCampaignPreviewQuery } from '../api/campaigns.ts';
import { counted, type CampaignValues } from './campaign-schema.ts';

interface Question {
  values: CampaignValues;
  answer: (isMeant: boolean) => void;
}

/** Asks before a message goes to everybody at once: to how many, and at which price. One for later can be cancelled. */
export const useSendQuestion = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (values: CampaignValues): Promise<boolean> =>
    values.schedule.isOn ? Promise.resolve(true) : new Promise((resolve) => setQuestion({ values, answer: resolve }));
  const handleAnswer = (isMeant: boolean) => {
    question?.answer(isMeant);
    setQuestion(null);
  };
  const dialog = question && <SendDialog values={question.values} onAnswer={handleAnswer} />;
  return { ask, dialog };
};

function SendDialog({ values, onAnswer }: { values: CampaignValues; onAnswer: (isMeant: boolean) => void }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const { currentData, isError } = useCampaignPreviewQuery(counted(values));
  const { price, items } = values;
  const costs = items.length > 0 ? 'campaigns.costs' : 'campaigns.costsWords';
  const titleOf = ({ count, isMore }: { count: number; isMore: boolean }) =>
    t(isMore ? 'campaigns.form.sendToMore' : 'campaigns.form.sendTo', { count, amount: format.number(count) });
  return (
    <ConfirmDialog
      isOpen
      // The question is asked also where they could not be counted.
      title={currentData && !isError ? titleOf(currentData) : t('campaigns.form.sendToAll')}
      confirmLabel={t('campaigns.form.send')}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <Stack gap={2}>
        <Text>{t('campaigns.form.sendText')}</Text>
        {!Number.isNaN(price) && <Text>{t(costs, { price: tokens(price) })}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}
