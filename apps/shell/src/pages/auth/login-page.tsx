import { Suspense, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { verifyEmail } from '@barg/api-client/auth';
import { REGISTER_PATH } from '@barg/contract';
import { keepsCookies } from '@barg/runtime/browser-stores';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { authSlice, useAppSelector, useAppStore } from '@barg/session';
import { signIn } from '@barg/session/sign-in';
import { Form, FormCheckbox, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { Text, lazyPart } from '@barg/ui-kit';
import { FORGOT_PATH } from '../../site/paths.ts';
import { failureText } from '../shared/failure-text.ts';
import { AuthFrame, useKeepReturnUrl, useReturnUrl } from './auth-frame.tsx';
import { useBotCheck } from './bot-check/bot-check.tsx';
import { CheckMail } from './check-mail.tsx';
import { LoginLinkButton, LoginLinkSent, type AskedLink } from './login-link.tsx';
import { SocialButtons } from './social/social-buttons.tsx';

const SecondStep = lazyPart(() => import('./two-step-dialog.tsx'));

const EMAIL_MAX = 320;
const PASSWORD_MAX = 200;
const NOT_VERIFIED = 'auth.email_not_verified';

const isEmail = (name: string): boolean => name.includes('@');

const credentialsSchema = z.object({
  username: z.string().overwrite(shownWords).min(1).max(EMAIL_MAX),
  password: z.string().min(1).max(PASSWORD_MAX),
  remember: z.boolean(),
});
type Credentials = z.infer<typeof credentialsSchema>;

/** The login name whose address has to be confirmed first, and what to say about it. */
interface Unverified {
  name: string;
  text: string;
}

interface LoginFormProps {
  onUnverified: (unverified: Unverified) => void;
  onLinkSent: (asked: AskedLink) => void;
}

function LoginForm({ onUnverified, onLinkSent }: LoginFormProps) {
  const { t } = useTranslation(['auth', 'shell']);
  const store = useAppStore();
  const keepReturnUrl = useKeepReturnUrl();
  const { prove, notice } = useBotCheck();
  const form = useZodForm(credentialsSchema, { defaultValues: { username: '', password: '', remember: true } });

  const handleSubmit = async (credentials: Credentials): Promise<void> => {
    if (await signIn({ ...credentials, proof: await prove() })) return;
    const { error } = authSlice.selectors.selectLoginAuth(store.getState());
    const { username: name } = credentials;
    // For a username the server says, masked, which address the letter was sent to.
    if (error?.code === NOT_VERIFIED)
      return onUnverified({ name, text: isEmail(name) ? t('verify.waiting', { email: name }) : error.message });
    if (error) throw { ...error, message: failureText(error, t('shell:errors.incorrectCredentials')) };
  };

  const readForLink = async (): Promise<AskedLink | null> => {
    const isNamed = await form.trigger('username', { shouldFocus: true });
    const { username, remember } = form.getValues();
    return isNamed ? { username: username.trim(), remember } : null;
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormTextField name="username" label={t('login.identifier')} autoComplete="username" dir="ltr" />
      <FormTextField
        name="password"
        type="password"
        label={t('fields.password')}
        autoComplete="current-password"
        dir="ltr"
      />
      <Link to={keepReturnUrl(FORGOT_PATH)}>{t('login.forgot')}</Link>
      <FormCheckbox name="remember" label={t('login.remember')} />
      {notice}
      <SubmitButton>{t('login.title')}</SubmitButton>
      <LoginLinkButton read={readForLink} prove={prove} onSent={onLinkSent} />
    </Form>
  );
}

const sendAgain = (name: string) => verifyEmail(isEmail(name) ? { email: name } : { username: name });

const neverChanges = () => () => undefined;

/** Whether one stays logged in here. A server, which draws the page, takes it that one does. */
function useKeepsCookies(): boolean {
  const [keeps] = useState(() => {
    let answer: boolean | undefined;
    return () => (answer ??= keepsCookies());
  });
  return useSyncExternalStore(neverChanges, keeps, () => true);
}

/** /auth/login. GuestPage decides where it leads. */
export default function LoginPage() {
  const { t } = useTranslation('auth');
  const keepReturnUrl = useKeepReturnUrl();
  const returnTo = useReturnUrl();
  const canStay = useKeepsCookies();
  const [unverified, setUnverified] = useState<Unverified | null>(null);
  const [askedLink, setAskedLink] = useState<AskedLink | null>(null);
  const { data: secondStep } = useAppSelector(authSlice.selectors.selectLoginAuth);
  return (
    <AuthFrame
      title={t('login.title')}
      other={
        <>
          {t('login.noAccount')} <Link to={keepReturnUrl(REGISTER_PATH)}>{t('register.title')}</Link>
        </>
      }
    >
      {!canStay && <Text role="alert">{t('login.needsCookies')}</Text>}
      {askedLink && <LoginLinkSent asked={askedLink} onBack={() => setAskedLink(null)} />}
      {!askedLink && !unverified && (
        <>
          <LoginForm onUnverified={setUnverified} onLinkSent={setAskedLink} />
          <SocialButtons kind="user" returnTo={returnTo} />
        </>
      )}
      {unverified && (
        <CheckMail
          title={t('verify.waitingTitle')}
          text={unverified.text}
          onResend={() => sendAgain(unverified.name)}
        />
      )}
      {secondStep && (
        <Suspense fallback={null}>
          <SecondStep />
        </Suspense>
      )}
    </AuthFrame>
  );
}
