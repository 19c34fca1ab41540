import { useState } from 'react';
import { z } from 'zod';
import { verifyEmail } from '@barg/api-client/auth';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { register } from '@barg/session/sign-in';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { useToast } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { accountFields } from '@barg/contract/account-fields';
import { failureText } from '../../shared/failure-text.ts';
import { CheckMail } from '../check-mail.tsx';
import { newPasswordSchema } from '../new-password.ts';

const registrationSchema = z.object({ ...accountFields, password: newPasswordSchema });
type Registration = z.infer<typeof registrationSchema>;

/** The form for a fan's account. GuestPage, or a letter, decides where it leads. */
export default function UserForm({ onWaiting }: { onWaiting: () => void }) {
  const { t } = useTranslation(['auth', 'shell']);
  const toast = useToast();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const defaultValues = { name: '', username: '', email: '', password: '' };
  const form = useZodForm(registrationSchema, { defaultValues });
  const unsent = useUnsentForm(form, 'registration', ['name', 'username', 'email']);

  const handleSubmit = async (registration: Registration): Promise<void> => {
    const typed = unsent.typed();
    try {
      const isIn = await register(registration);
      unsent.forget(typed);
      if (isIn) {
        toast(t('verify.sent', { email: registration.email }));
        return;
      }
      setWaitingFor(registration.email);
      onWaiting();
    } catch (failure) {
      const error = toQueryError(failure);
      throw { ...error, message: failureText(error, t('shell:errors.default')) };
    }
  };

  if (waitingFor !== null)
    return (
      <CheckMail
        title={t('verify.waitingTitle')}
        text={t('verify.waiting', { email: waitingFor })}
        onResend={() => verifyEmail({ email: waitingFor })}
      />
    );
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormTextField name="name" label={t('fields.name')} autoComplete="name" />
      <FormTextField
        name="username"
        label={t('fields.username')}
        help={t('fields.usernameHelp')}
        autoComplete="username"
        dir="ltr"
      />
      <FormTextField name="email" type="email" label={t('fields.email')} autoComplete="email" dir="ltr" />
      <FormTextField
        name="password"
        type="password"
        label={t('fields.password')}
        help={t('fields.passwordHelp')}
        autoComplete="new-password"
        dir="ltr"
      />
      <SubmitButton>{t('register.submit')}</SubmitButton>
    </Form>
  );
}
