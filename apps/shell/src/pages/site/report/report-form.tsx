import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import { CreateReportBodyReason } from '@barg/api-client/models';
import type { IntentPayloads } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Text } from '@barg/ui-kit';
import { SentNote } from '@barg/ui-kit/fields';
import { Form, FormRadioGroup, FormTextArea, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { failureText } from '../../shared/failure-text.ts';
import { useCreateReportMutation } from '../api/create-report.ts';

const TEXT_MAX = 2000;
const REASONS = Object.values(CreateReportBodyReason);

const reportSchema = z.object({ reason: z.enum(REASONS), text: z.string().overwrite(shownWords).max(TEXT_MAX) });

interface ReportFormProps {
  target: IntentPayloads['site.report'];
  onSent: () => void;
}

export function ReportForm({ target, onSent }: ReportFormProps) {
  const { t } = useTranslation('site');
  const [report] = useCreateReportMutation();
  const form = useZodForm(reportSchema, { defaultValues: { text: '' } });
  const unsent = useUnsentForm(form, `report:${target.type}:${target._id}`, ['reason', 'text']);

  const handleSubmit = async (values: z.output<typeof reportSchema>): Promise<void> => {
    const typed = unsent.typed();
    try {
      await report({ type: target.type, _id: target._id, ...values }).unwrap();
    } catch (failure) {
      const error = toQueryError(failure);
      throw { ...error, message: failureText(error, t('shell:errors.default')) };
    }
    unsent.forget(typed);
    onSent();
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <SentNote isSent={unsent.isSent} />
      <Text tone="muted">{t('report.intro')}</Text>
      <FormRadioGroup
        name="reason"
        label={t('report.reason')}
        options={REASONS.map((reason) => ({ value: reason, label: t(`report.reasons.${reason}`) }))}
      />
      <FormTextArea name="text" label={t('report.text')} help={t('report.textHelp')} rows={3} />
      <SubmitButton>{t('report.send')}</SubmitButton>
    </Form>
  );
}
