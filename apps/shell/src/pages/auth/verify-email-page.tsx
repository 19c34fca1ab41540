import { useEffect, useState } from 'react';
import { z } from 'zod';
import { verifyEmail } from '@barg/api-client/auth';
import { HOME_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { LOGIN_PATH, loadCurrentUser, readToken, toQueryError, useIsGuest } from '@barg/session';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { failureText } from '../shared/failure-text.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CheckMail } from './check-mail.tsx';
import { useAnswerLetterQuery } from './answer-letter.ts';
import { useLetterSecret } from './letter-secret.ts';

const EMAIL_MAX = 320;
const resendSchema = z.object({ email: z.string().trim().toLowerCase().max(EMAIL_MAX).pipe(z.email()) });

function ResendForm() {
  const { t } = useTranslation(['auth', 'shell']);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm(resendSchema, { defaultValues: { email: '' } });
  const handleSubmit = async ({ email }: z.infer<typeof resendSchema>): Promise<void> => {
    try {
      await verifyEmail({ email });
      setSentTo(email);
    } catch (failure) {
      const error = toQueryError(failure);
      throw { ...error, message: failureText(error, t('shell:errors.default')) };
    }
  };
  if (sentTo !== null)
    return (
      <CheckMail
        title={t('checkMail.title')}
        text={t('verify.resent')}
        onResend={() => verifyEmail({ email: sentTo })}
      />
    );
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormTextField name="email" type="email" label={t('fields.email')} autoComplete="email" dir="ltr" />
      <SubmitButton>{t('verify.resend')}</SubmitButton>
    </Form>
  );
}

/** /auth/verify-email#token=…, from the letter; without a token it sends another letter. */
export default function VerifyEmailPage() {
  const token = useLetterSecret('token');
  // Another letter opened in this tab is another answer.
  return <Verification key={token} token={token} />;
}

function Verification({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const isGuest = useIsGuest();
  const {
    data = token ? 'asking' : 'void',
    error,
    isFetching,
    refetch,
  } = useAnswerLetterQuery(token, { skip: !token });
  const outcome = error && !isFetching ? 'failed' : data;

  useEffect(() => {
    if (data === 'done' && readToken() !== null) loadCurrentUser().catch(() => undefined);
  }, [data]);

  const goOn = isGuest ? { to: LOGIN_PATH, label: t('login.title') } : { to: HOME_PATH, label: t('verify.goHome') };
  // What was verified leads there by its own button.
  const other = outcome !== 'done' && <Link to={goOn.to}>{goOn.label}</Link>;
  return (
    <AuthFrame title={t('verify.title')} other={other}>
      {outcome === 'asking' && <Skeleton height={160} />}
      {outcome === 'failed' && <ErrorState message={error?.message || undefined} onRetry={() => void refetch()} />}
      {outcome === 'done' && (
        <EmptyState title={t('verify.doneTitle')} action={<ButtonLink to={goOn.to}>{goOn.label}</ButtonLink>}>
          {t('verify.done')}
        </EmptyState>
      )}
      {outcome === 'void' && (
        <>
          <EmptyState title={token ? t('link.voidTitle') : t('verify.askTitle')}>{t('verify.ask')}</EmptyState>
          <ResendForm />
        </>
      )}
    </AuthFrame>
  );
}
