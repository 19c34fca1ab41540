import { useEffect } from 'react';
import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import type { QueryError } from '@barg/session';
import { applyServerError, Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { accountFields } from '@barg/contract/account-fields';

const [PASSWORD_MIN, PASSWORD_MAX] = [8, 200];

const accountSchema = z.object({ ...accountFields, password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX) });

export type AccountValues = z.infer<typeof accountSchema>;

interface AccountStepProps {
  values: AccountValues;
  /** The server's refusal of this step's values, when the next step was sent. */
  refusal: QueryError | null;
  /** Stores the typed values, except the password, for a reload. */
  onChange: (values: Partial<Omit<AccountValues, 'password'>>) => void;
  onNext: (values: AccountValues) => void;
}

/** The first step: the fields of every account. */
export function AccountStep({ values, refusal, onChange, onNext }: AccountStepProps) {
  const { t } = useTranslation('register');
  const form = useZodForm(accountSchema, { defaultValues: values });
  useEffect(() => {
    if (refusal) applyServerError(form, refusal, refusal.message);
  }, [form, refusal]);
  useEffect(() => {
    const watching = form.watch(({ password: _, ...typed }) => onChange(typed));
    return () => watching.unsubscribe();
  }, [form, onChange]);
  return (
    <Form form={form} onSubmit={onNext}>
      <FormTextField name="name" label={t('account.name')} help={t('account.nameHelp')} autoComplete="name" />
      <FormTextField
        name="username"
        label={t('account.username')}
        help={t('account.usernameHelp')}
        autoComplete="username"
        dir="ltr"
      />
      <FormTextField name="email" type="email" label={t('account.email')} autoComplete="email" />
      <FormTextField
        name="password"
        type="password"
        label={t('account.password')}
        help={t('account.passwordHelp')}
        autoComplete="new-password"
      />
      <SubmitButton>{t('next')}</SubmitButton>
    </Form>
  );
}
