import { useEffect } from 'react';
import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { useToast } from '@barg/ui-kit';
import { Form, FormTextArea, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { useObjectToRemovalMutation } from './api/removals.ts';

/** The same rules as the server's. */
const objectionSchema = z.object({ text: z.string().overwrite(shownWords).min(1).max(2000) });

/** The form of an objection, which can be sent once. */
export function ObjectionForm({ removalId }: { removalId: string }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [object] = useObjectToRemovalMutation();
  const form = useZodForm(objectionSchema, { defaultValues: { text: '' } });
  const unsent = useUnsentForm(form, `objection:${removalId}`);
  // A press opened it, and took the pressed button away.
  useEffect(() => form.setFocus('text'), [form]);
  const handleSubmit = async ({ text }: z.output<typeof objectionSchema>): Promise<void> => {
    const typed = unsent.typed();
    try {
      await object({ id: removalId, text }).unwrap();
    } catch (failure) {
      const error = toQueryError(failure);
      throw { ...error, message: error.message || t('shell:errors.default') };
    }
    unsent.forget(typed);
    toast(t('removals.objected'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <FormTextArea name="text" label={t('removals.why')} help={t('removals.whyHelp')} rows={4} />
      <SubmitButton>{t('removals.send')}</SubmitButton>
    </Form>
  );
}
