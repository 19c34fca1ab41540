import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { LOGIN_PATH } from '@barg/session';
import { AuthFrame, useKeepReturnUrl } from '../auth-frame.tsx';
import UserForm from './user-form.tsx';

/** /auth/register. */
export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const keepReturnUrl = useKeepReturnUrl();
  return (
    <AuthFrame
      title={t('register.title')}
      other={
        <>
          {t('register.haveAccount')} <Link to={keepReturnUrl(LOGIN_PATH)}>{t('login.title')}</Link>
        </>
      }
    >
      <UserForm />
    </AuthFrame>
  );
}
