import { z } from 'zod';
import type { CurrentUser } from '@barg/api-client/models';
import { MOST_UNASKED_TOKENS } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { updateAccount, useAppStore, userSlice } from '@barg/session';
import { useFollowedForm } from '@barg/session/unsent-drafts';
import { useFormat, useToast } from '@barg/ui-kit';
import { Form, FormAmountField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';

const smallSumsSchema = z.object({ unaskedBelow: z.number().min(0).max(MOST_UNASKED_TOKENS) });

/** The price below which purchases need no confirmation; 0 always asks. */
export function SmallSumsForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const store = useAppStore();
  const format = useFormat();
  const saved = { unaskedBelow: user.unaskedBelow };
  const form = useZodForm(smallSumsSchema, { defaultValues: saved });
  useFollowedForm(form, saved);
  const handleSubmit = async (values: z.infer<typeof smallSumsSchema>): Promise<void> => {
    if (await updateAccount(values)) return toast(t('saved'), { tone: 'success' });
    const { error } = userSlice.selectors.selectUser(store.getState());
    throw { ...error, message: error?.message || t('shell:errors.saveFailed') };
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormAmountField
        name="unaskedBelow"
        label={t('smallSums.label')}
        bounds={null}
        help={t('smallSums.help', { most: format.tokens(MOST_UNASKED_TOKENS) })}
      />
      <SubmitButton>{t('save')}</SubmitButton>
    </Form>
  );
}
