import { useMemo } from 'react';
import { z } from 'zod';
import type { CurrentUser, DeletionTerms } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { signOutBy, toQueryError } from '@barg/session';
import { Text, useToast } from '@barg/ui-kit';
import { Form, FormCheckbox, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { useDeleteAccountMutation } from './api/leaving.ts';
import { DeletionCosts, tokensOf } from './deletion-costs.tsx';

const deletionSchema = (typed: string, { needsPassword, ...terms }: DeletionTerms) =>
  z.object({
    typed: z
      .string()
      .trim()
      .toLowerCase()
      .refine((text) => text === typed, 'account:errors.typed'),
    password: needsPassword ? z.string().min(1).max(200) : z.string(),
    forfeits: z.boolean().refine((agrees) => agrees || tokensOf(terms) === 0, 'account:errors.forfeit'),
  });

/** The server's code when there are more or fewer tokens by now than were given up. */
const OTHER_TOKENS = 'account.balance_not_forfeited';

interface DeleteAccountFormProps {
  user: CurrentUser;
  terms: DeletionTerms;
  /** The terms are other ones by now. */
  onChanged: () => void;
}

/** Requires the username (or the e-mail without one) to be typed, against mistakes. */
export function DeleteAccountForm({ user, terms, onChanged }: DeleteAccountFormProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [deleteAccount] = useDeleteAccountMutation();
  const word = user.username ?? user.email ?? user._id;
  const schema = useMemo(() => deletionSchema(word, terms), [word, terms]);
  const form = useZodForm(schema, { defaultValues: { typed: '', password: '', forfeits: false } });
  const handleSubmit = async ({ password }: { password: string }): Promise<void> => {
    const typed = terms.needsPassword ? { user, password } : undefined;
    try {
      await signOutBy(async () => {
        await deleteAccount({ typed, forfeited: tokensOf(terms) }).unwrap();
        toast(t('data.deleted'));
      });
    } catch (thrown) {
      if (toQueryError(thrown).code === OTHER_TOKENS) {
        form.setValue('forfeits', false);
        onChanged();
      }
      throw thrown;
    }
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Text>{t('data.deleteConsequences')}</Text>
      <DeletionCosts terms={terms} />
      {tokensOf(terms) > 0 && <FormCheckbox name="forfeits" label={t('data.forfeit')} />}
      <FormTextField
        name="typed"
        label={t('data.typeToConfirm', { word })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      {terms.needsPassword && (
        <FormTextField
          name="password"
          type="password"
          label={t('data.password')}
          autoComplete="current-password"
          dir="ltr"
        />
      )}
      <SubmitButton variant="danger">{t('data.deleteForGood')}</SubmitButton>
    </Form>
  );
}
