import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { LOGIN_PATH, register, toQueryError } from '@barg/session';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { accountFields } from './account-fields.ts';
import { AuthFrame, useKeepReturnUrl } from './auth-frame.tsx';
import { failureText } from './failure-text.ts';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

const registrationSchema = z.object({ ...accountFields, password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX) });
type Registration = z.infer<typeof registrationSchema>;

/** /auth/register, for users. Where it leads afterwards is decided by GuestPage. */
export default function RegisterPage() {
  const { t } = useTranslation('shell');
  const keepReturnUrl = useKeepReturnUrl();
  const defaultValues = { name: '', username: '', email: '', password: '' };
  const form = useZodForm(registrationSchema, { defaultValues });

  const handleSubmit = async (registration: Registration): Promise<void> => {
    try {
      await register(registration);
    } catch (failure) {
      const error = toQueryError(failure);
      throw { ...error, message: failureText(error, t('errors.default')) };
    }
  };

  return (
    <AuthFrame
      title={t('auth.register')}
      other={
        <>
          {t('auth.haveAccount')} <Link to={keepReturnUrl(LOGIN_PATH)}>{t('auth.login')}</Link>
        </>
      }
    >
      <Form form={form} onSubmit={handleSubmit}>
        <FormTextField name="name" label={t('account.name')} autoComplete="name" />
        <FormTextField
          name="username"
          label={t('account.username')}
          help={t('account.usernameHelp')}
          autoComplete="username"
          dir="ltr"
        />
        <FormTextField name="email" type="email" label={t('account.email')} autoComplete="email" dir="ltr" />
        <FormTextField
          name="password"
          type="password"
          label={t('auth.password')}
          help={t('auth.passwordHelp')}
          autoComplete="new-password"
          dir="ltr"
        />
        <SubmitButton>{t('auth.createAccount')}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
