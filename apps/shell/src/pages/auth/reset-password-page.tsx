import { useState } from 'react';
import { z } from 'zod';
import { resetPassword } from '@barg/api-client/auth';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { LOGIN_PATH, toQueryError } from '@barg/session';
import { passwordToSend } from '@barg/session/passwords';
import { ButtonLink, EmptyState } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { FORGOT_PATH } from '../../site/paths.ts';
import { failureText } from '../shared/failure-text.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useLetterSecret } from './letter-secret.ts';
import { newPasswordSchema } from './new-password.ts';

const resetSchema = z
  .object({ password: newPasswordSchema, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, { path: ['repeated'], message: 'auth:reset.different' });
type NewPassword = z.infer<typeof resetSchema>;

const LINK_INVALID = 'auth.link_invalid';

function ResetForm({ token, onDone, onVoid }: { token: string; onDone: () => void; onVoid: () => void }) {
  const { t } = useTranslation(['auth', 'shell']);
  const form = useZodForm(resetSchema, { defaultValues: { password: '', repeated: '' } });
  const handleSubmit = async ({ password }: NewPassword): Promise<void> => {
    try {
      await resetPassword({ token, password: await passwordToSend({ token }, password) });
      onDone();
    } catch (failure) {
      const error = toQueryError(failure);
      if (error.code === LINK_INVALID) return onVoid();
      throw { ...error, message: failureText(error, t('shell:errors.default')) };
    }
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormTextField
        name="password"
        type="password"
        label={t('reset.password')}
        help={t('fields.passwordHelp')}
        autoComplete="new-password"
        dir="ltr"
      />
      <FormTextField
        name="repeated"
        type="password"
        label={t('reset.repeated')}
        autoComplete="new-password"
        dir="ltr"
      />
      <SubmitButton>{t('reset.submit')}</SubmitButton>
    </Form>
  );
}

/** /auth/reset-password#token=…, from the letter. */
export default function ResetPasswordPage() {
  const token = useLetterSecret('token');
  // Another letter opened in this tab is another reset.
  return <PasswordReset key={token} token={token} />;
}

function PasswordReset({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const [state, setState] = useState<'open' | 'done' | 'void'>(token ? 'open' : 'void');
  return (
    <AuthFrame title={t('reset.title')} other={<Link to={LOGIN_PATH}>{t('forgot.back')}</Link>}>
      {state === 'open' && <ResetForm token={token} onDone={() => setState('done')} onVoid={() => setState('void')} />}
      {state === 'done' && (
        <EmptyState title={t('reset.doneTitle')} action={<ButtonLink to={LOGIN_PATH}>{t('login.title')}</ButtonLink>}>
          {t('reset.done')}
        </EmptyState>
      )}
      {state === 'void' && (
        <EmptyState title={t('link.voidTitle')} action={<ButtonLink to={FORGOT_PATH}>{t('reset.again')}</ButtonLink>}>
          {t('link.void')}
        </EmptyState>
      )}
    </AuthFrame>
  );
}
