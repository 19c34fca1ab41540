import { z } from 'zod';
import { MOST_AMOUNT } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Card, CardTitle, Inline, Stack, Text, useFormat, useTokens, useToast } from '@barg/ui-kit';
import { Form, FormAmountField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { useSetSpendingCapMutation, type SpendingCap } from '../api/spending-caps.ts';

const capSchema = z.object({ amount: z.number().min(0).max(MOST_AMOUNT) });

/** The spending cap of one period: what is left, the form that sets it, and a pending raise. */
export function CapCard({ cap }: { cap: SpendingCap }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [set] = useSetSpendingCapMutation();
  const form = useZodForm(capSchema, { defaultValues: { amount: cap.amount ?? undefined } });
  const save = async (amount: number | null): Promise<void> => {
    const answer = await set({ period: cap.period, amount });
    if (answer.error) throw { ...answer.error, message: answer.error.message || t('shell:errors.saveFailed') };
    const waits = answer.data?.find(({ period }) => period === cap.period)?.later;
    toast(t(waits ? 'caps.waits' : 'caps.saved'), { tone: 'success' });
  };
  const remove = (): Promise<void> => save(null).catch((thrown) => toast(toQueryError(thrown).message));
  return (
    <Card aria-label={t(`caps.${cap.period}`)}>
      <Stack gap={3}>
        <CardTitle>{t(`caps.${cap.period}`)}</CardTitle>
        <CapState cap={cap} />
        <Form form={form} onSubmit={({ amount }: z.infer<typeof capSchema>) => save(amount)}>
          <FormAmountField name="amount" label={t('caps.amount')} />
          <Inline>
            <SubmitButton size="md">{t('caps.save')}</SubmitButton>
            {cap.amount !== null && <Button onClick={() => void remove()}>{t('caps.remove')}</Button>}
          </Inline>
        </Form>
      </Stack>
    </Card>
  );
}

function CapState({ cap: { amount, spent, later } }: { cap: SpendingCap }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const inTokens = useTokens();
  const when = later && format.dateTime(later.at);
  return (
    <Stack gap={1}>
      <Text>
        {amount === null
          ? t('caps.spent', { spent: inTokens(spent) })
          : t('caps.spentOf', { spent: inTokens(spent), cap: inTokens(amount) })}
      </Text>
      {later && (
        <Text tone="muted" size="caption">
          {later.amount === null
            ? t('caps.endsLater', { when })
            : t('caps.raisedLater', { cap: inTokens(later.amount), when })}
        </Text>
      )}
    </Stack>
  );
}
