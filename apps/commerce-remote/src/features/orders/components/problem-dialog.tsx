import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Text, useToast } from '@barg/ui-kit';
import { Form, FormRadioGroup, FormTextArea, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { useReportProblemMutation } from '../api/orders.ts';

const REASONS = ['not-arrived', 'damaged', 'wrong-item', 'other'] as const;
const LONGEST = 2000;

const problemSchema = z.object({ reason: z.enum(REASONS), text: z.string().overwrite(shownWords).min(1).max(LONGEST) });

/** Reports a problem with an order to its seller and to the operators. */
export default function ProblemDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [report] = useReportProblemMutation();
  const form = useZodForm(problemSchema, { defaultValues: { text: '' } });
  const unsent = useUnsentForm(form, `order-problem:${order._id}`, ['reason', 'text']);
  const options = REASONS.map((value) => ({ value, label: t(`orders.reasons.${value}`) }));
  const handleSubmit = async (problem: z.output<typeof problemSchema>) => {
    const typed = unsent.typed();
    await report({ id: order._id, ...problem }).unwrap();
    unsent.forget(typed);
    toast(t('orders.problemSent'), { tone: 'success' });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('orders.problemReport')}>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <Text as="p" tone="muted">
          {t('orders.problemHelp')}
        </Text>
        <FormRadioGroup name="reason" label={t('orders.problemTitle')} options={options} />
        <FormTextArea name="text" label={t('orders.problemText')} rows={4} />
        <SubmitButton>{t('orders.problemSend')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
