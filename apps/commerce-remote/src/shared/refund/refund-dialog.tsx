import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import type { AskForRefundBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Text, useToast } from '@barg/ui-kit';
import { Form, FormRadioGroup, FormTextArea, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { useAskForRefundMutation } from './ask-for-refund-api.ts';

export type RefundSubject = Pick<AskForRefundBody, 'kind' | 'itemId'>;

const REASONS = ['unwanted', 'twice', 'not-as-described', 'not-arrived', 'other'] as const;
const LONGEST = 1000;

const refundSchema = z.object({ reason: z.enum(REASONS), text: z.string().overwrite(shownWords).max(LONGEST) });

interface RefundDialogProps {
  subject: RefundSubject;
  /** Whether it is a payment with coins, which go back to no card. */
  isOfCoins?: boolean;
  onClose: () => void;
}

/** Asks for the reason of a refund request. */
export default function RefundDialog({ subject, isOfCoins = false, onClose }: RefundDialogProps) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [ask] = useAskForRefundMutation();
  const form = useZodForm(refundSchema, { defaultValues: { text: '' } });
  const unsent = useUnsentForm(form, `refund:${subject.itemId}`, ['reason', 'text']);
  const options = REASONS.map((value) => ({ value, label: t(`refunds.reasons.${value}`) }));
  const handleSubmit = async (wanted: z.output<typeof refundSchema>) => {
    const typed = unsent.typed();
    await ask({ ...subject, ...wanted }).unwrap();
    unsent.forget(typed);
    toast(t('refunds.asked'), { tone: 'success' });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('refunds.ask')}>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <Text as="p" tone="muted">
          {t(`refunds.help.${isOfCoins ? 'coins' : subject.kind}`)}
        </Text>
        <FormRadioGroup name="reason" label={t('refunds.why')} options={options} />
        <FormTextArea name="text" label={t('refunds.text')} rows={4} />
        <SubmitButton>{t('refunds.send')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
