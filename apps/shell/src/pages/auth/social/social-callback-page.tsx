import { useEffect, useRef, useState } from 'react';
import { SECURITY_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useLocation, useParams } from '@barg/runtime/router';
import {
  LOGIN_PATH,
  authSlice,
  landingPath,
  loginPath,
  toQueryError,
  useAppStore,
  type AppStore,
  type QueryError,
} from '@barg/session';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { continueSignIn } from '@barg/session/sign-in';
import { ErrorState, Spinner, Stack, Text } from '@barg/ui-kit';
import { AuthFrame } from '../auth-frame.tsx';
import { replaceQuery } from '../letter-secret.ts';
import { arriveFrom, type Arrival, type Provider } from '@barg/session/social';

type Outcome = { error: QueryError } | { isCancelled: true } | null;

/** The path to go to after the callback, or the error to show. */
async function follow(store: AppStore, arrival: Arrival): Promise<{ path: string } | Outcome> {
  if (arrival.kind === 'cancelled') return { isCancelled: true };
  if (arrival.kind === 'linked') return { path: arrival.returnTo ?? SECURITY_PATH };
  const user = await continueSignIn(arrival.entrance, { remember: true });
  if (user) return { path: landingPath(user, arrival.returnTo) };
  const { error } = authSlice.selectors.selectLoginAuth(store.getState());
  // The login page asks for the second step, and knows where to go afterwards.
  return error ? { error } : { path: arrival.returnTo ? loginPath(arrival.returnTo) : LOGIN_PATH };
}

/** /auth/callback/{provider}: where Google, Twitter and Telegram send the visitor back to. */
export default function SocialCallbackPage() {
  const { t } = useTranslation('auth');
  const { provider } = useParams();
  const { search, hash } = useLocation();
  const navigate = useNavigateIfHere();
  const store = useAppStore();
  const hasArrived = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>(null);

  useEffect(() => {
    // A callback's answer is valid once.
    if (hasArrived.current) return;
    hasArrived.current = true;
    replaceQuery();
    const arrive = async (): Promise<void> => {
      const arrival = await arriveFrom(provider as Provider, { search, hash });
      const next = await follow(store, arrival);
      if (!next || !('path' in next)) return setOutcome(next);
      navigate(next.path, { replace: true });
    };
    arrive().catch((failure: unknown) => setOutcome({ error: toQueryError(failure) }));
  }, [provider, search, hash, navigate, store]);

  const isFailed = outcome !== null;
  const reason =
    outcome && 'error' in outcome ? outcome.error.message || t('shell:errors.default') : t('social.cancelled');
  return (
    <AuthFrame title={t('shell:auth.login')} other={<Link to={LOGIN_PATH}>{t('social.back')}</Link>}>
      {isFailed ? (
        <ErrorState title={t('social.failed')} message={reason} />
      ) : (
        <Stack align="center">
          <Spinner />
          <Text tone="muted" role="status">
            {t('social.waiting')}
          </Text>
        </Stack>
      )}
    </AuthFrame>
  );
}
