import { z } from 'zod';
import type { CurrentUser } from '@barg/api-client/models';
import { MOST_UNASKED_TOKENS } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { loadCurrentUser } from '@barg/session';
import { useChangedMeanwhile, useFollowedForm } from '@barg/session/unsent-drafts';
import { useFormat, useToast, useTokens } from '@barg/ui-kit';
import { ChangedElsewhere, Form, FormAmountField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { useSaveAccount } from '../../shared/use-save-account.ts';

const smallSumsSchema = z.object({ unaskedBelow: z.number().min(0).max(MOST_UNASKED_TOKENS) });

type SmallSums = z.infer<typeof smallSumsSchema>;

const valuesOf = ({ unaskedBelow }: CurrentUser): SmallSums => ({ unaskedBelow });

/** The price below which purchases need no confirmation; 0 always asks. */
export function SmallSumsForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const format = useFormat();
  const tokens = useTokens();
  const saveAccount = useSaveAccount();
  const saved = valuesOf(user);
  const form = useZodForm(smallSumsSchema, { defaultValues: saved });
  useFollowedForm(form, saved);
  const { defaultValues: read = {} } = form.formState;
  const meanwhile = useChangedMeanwhile<CurrentUser, SmallSums, SmallSums>({
    // Nothing of it is kept on the device.
    ...{ form, unsent: { read: () => read, beginWith: () => undefined } },
    ...{ valuesOf, bodyOf: (values) => values, reload: loadCurrentUser },
  });
  const handleSubmit = async (values: SmallSums): Promise<void> => {
    await meanwhile.saving(values, (basedOn) => saveAccount({ ...values, ...(basedOn && { basedOn }) }));
    toast(t('saved'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <ChangedElsewhere
        theirs={meanwhile.theirs}
        labels={{ unaskedBelow: t('smallSums.label') }}
        shown={(_, value) => (typeof value === 'number' ? tokens(value) : undefined)}
      />
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
