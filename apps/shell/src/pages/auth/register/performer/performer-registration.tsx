import MailCheck from 'lucide-react/icons/mail-check';
import { useCallback, useEffect, useRef, useState } from 'react';
import { REGISTER_PATH, VERIFICATION_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, Navigate, useNavigate, useSearchParams } from '@barg/runtime/router';
import { LOGIN_PATH, safeReturnUrl, toQueryError, type QueryError } from '@barg/session';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { registerAsPerformer } from '@barg/session/sign-in';
import { EmptyState, Stack, Text, useToast } from '@barg/ui-kit';
import { failureText } from '../../../shared/failure-text.ts';
import { AuthFrame } from '../../auth-frame.tsx';
import { SocialButtons } from '../../social/social-buttons.tsx';
import { AboutStep, type AboutValues } from './about-step.tsx';
import { AccountStep, type AccountValues } from './account-step.tsx';
import { forgetDraft, readDraft, storeDraft, type PerformerDraft } from './performer-draft.ts';
import { RegistrationSteps } from './registration-steps.tsx';

/** The path of a step; after the account is created the documents follow. */

const pathOf = (step: 'account' | 'about'): string =>
  `${REGISTER_PATH}?${new URLSearchParams({ kind: 'performer', step, returnUrl: VERIFICATION_PATH }).toString()}`;

/** Whether a refusal is about fields of the first step. */
const concernsAccount = ({ code, details }: QueryError): boolean =>
  code.startsWith('auth.') || /"path":"(name|username|email|password)"/.test(JSON.stringify(details ?? []));

/**
 * Begins another step at its beginning, for the eye and for the keyboard, whose button went with the former step.
 *
 * @param isRefused a field of the step is at fault: the form goes there by itself
 */
function useStepStart(step: string, isRefused: boolean) {
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (isRefused) return;
    scrollTo(0, 0);
    start.current?.focus({ preventScroll: true });
  }, [step, isRefused]);
  return start;
}

/**
 * /auth/register?kind=performer: two steps that create the account, each with its own URL. Typed values survive a
 * reload, except the password.
 */
export default function PerformerRegistration() {
  const { t } = useTranslation(['register', 'auth', 'shell']);
  const toast = useToast();
  const navigate = useNavigate();
  const navigateIfHere = useNavigateIfHere();
  const [query] = useSearchParams();
  const [draft, setDraft] = useState(readDraft);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<QueryError | null>(null);
  const [waitingFor, setWaitingFor] = useState<string | null>(null);

  const change = useCallback((values: Partial<PerformerDraft>) => {
    setDraft((current) => {
      const next = { ...current, ...values };
      storeDraft(next);
      return next;
    });
  }, []);

  const handleAccount = ({ password: typed, ...account }: AccountValues) => {
    setPassword(typed);
    setRefusal(null);
    change(account);
    navigate(pathOf('about'));
  };

  const handleAbout = async (about: AboutValues): Promise<void> => {
    const { name, username, email } = draft;
    try {
      const isIn = await registerAsPerformer({ name, username, email, password, ...about });
      forgetDraft();
      if (isIn) toast(t('auth:verify.sent', { email }));
      else setWaitingFor(email);
    } catch (failure) {
      const error = toQueryError(failure);
      const told = { ...error, message: failureText(error, t('shell:errors.default')) };
      if (!concernsAccount(error)) throw told;
      setRefusal(told);
      navigateIfHere(pathOf('account'));
    }
  };

  const step = query.get('step') === 'about' && password !== '' ? 'about' : 'account';
  const start = useStepStart(step, refusal !== null);
  if (safeReturnUrl(query.get('returnUrl')) === null || (query.get('step') === 'about' && step === 'account')) {
    return <Navigate to={pathOf('account')} replace />;
  }
  return (
    <AuthFrame
      title={t('title')}
      other={
        <>
          {t('haveAccount')}{' '}
          <Link to={`${LOGIN_PATH}?returnUrl=${encodeURIComponent(VERIFICATION_PATH)}`}>{t('login')}</Link>
        </>
      }
    >
      {waitingFor === null ? (
        <Stack gap={5}>
          <RegistrationSteps current={step} />
          <div ref={start} tabIndex={-1}>
            <Text tone="muted">{t(`intro.${step}`)}</Text>
          </div>
          {step === 'account' ? (
            <>
              <AccountStep values={{ ...draft, password }} refusal={refusal} onChange={change} onNext={handleAccount} />
              {/* Who comes from another site has yet to complete the account: it opens where that is done. */}
              <SocialButtons kind="performer" returnTo={null} />
            </>
          ) : (
            <AboutStep
              values={draft}
              onChange={change}
              onBack={() => navigate(pathOf('account'))}
              onSubmit={handleAbout}
            />
          )}
        </Stack>
      ) : (
        <EmptyState icon={MailCheck} title={t('mail.title')}>
          {t('mail.text', { email: waitingFor })}
        </EmptyState>
      )}
    </AuthFrame>
  );
}
