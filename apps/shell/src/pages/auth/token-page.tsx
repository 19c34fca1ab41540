import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useNavigate, useSearchParams } from '@barg/runtime/router';
import { authSlice, LOGIN_PATH, landingPath, useAppSelector, useCurrentUser } from '@barg/session';
import { signInWithCode } from '@barg/session/sign-in';
import { ButtonLink, EmptyState, Skeleton } from '@barg/ui-kit';
import { AuthFrame } from './auth-frame.tsx';
import { takeLoginBinding } from './login-binding.ts';
import TwoStepDialog from './two-step-dialog.tsx';

/** The code stands behind the `#`, which is sent to no server and stands in no log; it leaves the address at once. */
const takeCode = (): string => {
  const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? '';
  history.replaceState(history.state, '', location.pathname + location.search);
  return code;
};

/** /auth/token#code=…: a login that came by a redirect, completed only in the browser that set out with it. */
export default function TokenPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const user = useCurrentUser();
  const { success, data, error } = useAppSelector(authSlice.selectors.selectLoginAuth);
  const [{ code, binding }] = useState(() => ({ code: takeCode(), binding: takeLoginBinding() }));
  const isComplete = code !== '' && binding !== null;

  useEffect(() => {
    if (isComplete) void signInWithCode(code, binding);
  }, [isComplete, code, binding]);
  useEffect(() => {
    if (success && user) void navigate(landingPath(user, query.get('returnUrl')), { replace: true });
  }, [success, user, navigate, query]);

  const hasFailed = !isComplete || (error !== null && data === null);
  return (
    <AuthFrame title={t('login.title')} other={<Link to={LOGIN_PATH}>{t('forgot.back')}</Link>}>
      {hasFailed ? (
        <EmptyState title={t('link.voidTitle')} action={<ButtonLink to={LOGIN_PATH}>{t('login.title')}</ButtonLink>}>
          {t('token.void')}
        </EmptyState>
      ) : (
        <Skeleton height={160} />
      )}
      {data && <TwoStepDialog />}
    </AuthFrame>
  );
}
