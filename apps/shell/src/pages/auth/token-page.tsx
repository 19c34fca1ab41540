import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useNavigate } from '@barg/runtime/router';
import { authSlice, LOGIN_PATH, landingPath, useAppSelector, useCurrentUser } from '@barg/session';
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton, Stack, Text, lazyPart } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { AuthFrame } from './auth-frame.tsx';
import { useLetterSecret } from './letter-secret.ts';
import { useLoginCode } from './use-login-code.ts';

const SecondStep = lazyPart(() => import('./two-step-dialog.tsx'));

function Confirmation({ email, onConfirm }: { email: string; onConfirm: (remember: boolean) => Promise<void> }) {
  const { t } = useTranslation('auth');
  const user = useCurrentUser();
  const [remember, setRemember] = useState(false);
  const [isEntering, setIsEntering] = useState(false);
  const handleConfirm = (): void => {
    setIsEntering(true);
    void onConfirm(remember).finally(() => setIsEntering(false));
  };
  return (
    <Stack>
      <Text>{user ? t('token.otherAccount', { name: user.name }) : t('token.otherBrowser')}</Text>
      <Checkbox
        label={t('login.remember')}
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
      <Button variant="primary" size="lg" isLoading={isEntering} onClick={handleConfirm}>
        {t('token.enter', { email })}
      </Button>
      <Text as="p" size="caption" tone="muted">
        {t('token.notYou')}
      </Text>
    </Stack>
  );
}

function VoidLink({ message }: { message?: string | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <EmptyState title={t('link.voidTitle')} action={<ButtonLink to={LOGIN_PATH}>{t('login.title')}</ButtonLink>}>
      {message || t('token.void')}
    </EmptyState>
  );
}

/** /auth/token#code=…: the target of a login link, see {@link useLoginCode}. */
export default function TokenPage() {
  const code = useLetterSecret('code');
  // Another letter opened in this tab is another login.
  return <LinkLogin key={code} code={code} />;
}

function LinkLogin({ code }: { code: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { success, data, error } = useAppSelector(authSlice.selectors.selectLoginAuth);
  const { step, returnUrl, retry, confirm } = useLoginCode(code);
  const isIn = step.kind === 'taken' && success && user !== null;

  useEffect(() => {
    if (isIn) void navigate(landingPath(user, returnUrl), { replace: true });
  }, [isIn, user, navigate, returnUrl]);

  // After the second step was cancelled or expired, another link is needed.
  const isOver = step.kind === 'taken' && !success && data === null;
  return (
    <AuthFrame title={t('login.title')} other={<Link to={LOGIN_PATH}>{t('forgot.back')}</Link>}>
      {step.kind === 'confirming' && <Confirmation email={step.email} onConfirm={confirm} />}
      {step.kind === 'refused' && (
        <ErrorState
          title={t('token.refused')}
          message={step.message || t('shell:errors.default')}
          onRetry={step.isPassing ? retry : undefined}
        />
      )}
      {(step.kind === 'void' || isOver) && <VoidLink message={isOver ? error?.message : undefined} />}
      {(step.kind === 'working' || (step.kind === 'taken' && !isOver)) && <Skeleton height={160} />}
      {data && (
        <Suspense fallback={null}>
          <SecondStep />
        </Suspense>
      )}
    </AuthFrame>
  );
}
