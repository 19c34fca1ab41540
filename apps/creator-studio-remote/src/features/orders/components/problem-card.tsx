import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { Card, CardTitle, Stack, Text, Time, UserWords, useToast } from '@barg/ui-kit';
import { Form, FormTextArea, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { useAnswerProblemMutation } from '../api/orders.ts';

const LONGEST = 2000;
const NO_ANSWER = { text: '' };
const answerSchema = z.object({ text: z.string().overwrite(shownWords).min(1).max(LONGEST) });

interface ProblemCardProps {
  orderId: string;
  problem: NonNullable<Order['problem']>;
}

/** What the buyer says is wrong, which operators have too, and the seller's answer. */
export function ProblemCard({ orderId, problem }: ProblemCardProps) {
  const { t } = useTranslation('creator-studio');
  const { reason, text, answer, closedAt } = problem;
  return (
    <Card>
      <Stack gap={2}>
        <CardTitle>{t('orders.hasProblem')}</CardTitle>
        <Text as="p" weight="medium">
          {t(`orders.reasons.${reason}`)}
        </Text>
        <Text as="p">
          <UserWords text={text} isLinked={false} />
        </Text>
        {answer && (
          <Text as="p">
            {t('orders.yourAnswer')} <UserWords text={answer} isLinked={false} />
          </Text>
        )}
        {closedAt ? (
          <Text tone="muted">
            {t('orders.problemClosed')} <Time value={closedAt} format="dateTime" />
          </Text>
        ) : (
          <AnswerForm orderId={orderId} read={answer} />
        )}
      </Stack>
    </Card>
  );
}

/** @param read the answer that stands above, which a new one replaces */
function AnswerForm({ orderId, read }: { orderId: string; read: string }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [answer] = useAnswerProblemMutation();
  const form = useZodForm(answerSchema, { defaultValues: NO_ANSWER });
  const unsent = useUnsentForm(form, `order-answer:${orderId}`, ['text']);
  const handleSubmit = async ({ text }: z.output<typeof answerSchema>) => {
    const typed = unsent.typed();
    await answer({ id: orderId, text, read }).unwrap();
    settleForm(form, typed, NO_ANSWER);
    unsent.forget(NO_ANSWER);
    toast(t('orders.answered'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <FormTextArea name="text" label={t('orders.answer')} rows={3} />
      <SubmitButton>{t('orders.sendAnswer')}</SubmitButton>
    </Form>
  );
}
