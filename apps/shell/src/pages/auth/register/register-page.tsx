import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { LOGIN_PATH } from '@barg/session';
import { AuthFrame, useKeepReturnUrl, useReturnUrl } from '../auth-frame.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import UserForm from './user-form.tsx';

/** /auth/register. */
export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const keepReturnUrl = useKeepReturnUrl();
  const returnTo = useReturnUrl();
  const [isWaiting, setIsWaiting] = useState(false);
  return (
    <AuthFrame
      title={t('register.title')}
      other={
        <>
          {t('register.haveAccount')} <Link to={keepReturnUrl(LOGIN_PATH)}>{t('login.title')}</Link>
        </>
      }
    >
      <UserForm onWaiting={() => setIsWaiting(true)} />
      {!isWaiting && <SocialButtons kind="user" returnTo={returnTo} />}
    </AuthFrame>
  );
}
