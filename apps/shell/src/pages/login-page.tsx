import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { authSlice, signIn, store } from '@barg/session';
import { Form, FormCheckbox, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { REGISTER_PATH } from '../routes/paths.ts';
import { AuthFrame, useKeepReturnUrl } from './auth-frame.tsx';
import { failureText } from './failure-text.ts';

const EMAIL_MAX = 320;
const PASSWORD_MAX = 200;

const credentialsSchema = z.object({
  username: z.string().trim().min(1).max(EMAIL_MAX),
  password: z.string().min(1).max(PASSWORD_MAX),
  remember: z.boolean(),
});
type Credentials = z.infer<typeof credentialsSchema>;

/** /auth/login. Where it leads afterwards is decided by GuestPage. */
export default function LoginPage() {
  const { t } = useTranslation('shell');
  const keepReturnUrl = useKeepReturnUrl();
  const form = useZodForm(credentialsSchema, { defaultValues: { username: '', password: '', remember: true } });

  const handleSubmit = async (credentials: Credentials): Promise<void> => {
    if (await signIn(credentials)) return;
    const { error } = authSlice.selectors.selectLoginAuth(store.getState());
    if (error) throw { ...error, message: failureText(error, t('errors.incorrectCredentials')) };
  };

  return (
    <AuthFrame
      title={t('auth.login')}
      other={
        <>
          {t('auth.noAccount')} <Link to={keepReturnUrl(REGISTER_PATH)}>{t('auth.register')}</Link>
        </>
      }
    >
      <Form form={form} onSubmit={handleSubmit}>
        <FormTextField name="username" label={t('auth.identifier')} autoComplete="username" dir="ltr" />
        <FormTextField
          name="password"
          type="password"
          label={t('auth.password')}
          autoComplete="current-password"
          dir="ltr"
        />
        <FormCheckbox name="remember" label={t('auth.remember')} />
        <SubmitButton>{t('auth.login')}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
