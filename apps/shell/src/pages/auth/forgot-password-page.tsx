import { useState } from 'react';
import { z } from 'zod';
import { forgotPassword } from '@barg/api-client/auth';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { LOGIN_PATH, toQueryError } from '@barg/session';
import { Text } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { failureText } from '../shared/failure-text.ts';
import { AuthFrame, useKeepReturnUrl } from './auth-frame.tsx';
import { useBotCheck } from './bot-check/bot-check.tsx';
import { ProvenCheckMail } from './proven-check-mail.tsx';

const EMAIL_MAX = 320;
const forgotSchema = z.object({ username: z.string().overwrite(shownWords).min(1).max(EMAIL_MAX) });
type Forgotten = z.infer<typeof forgotSchema>;

/** /auth/forgot-password. Its text does not tell whether the account exists. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'shell']);
  const keepReturnUrl = useKeepReturnUrl();
  const { prove, notice } = useBotCheck();
  const [asked, setAsked] = useState<string | null>(null);
  const form = useZodForm(forgotSchema, { defaultValues: { username: '' } });

  const handleSubmit = async ({ username }: Forgotten): Promise<void> => {
    try {
      await forgotPassword({ username, proof: await prove() });
      setAsked(username);
    } catch (failure) {
      const error = toQueryError(failure);
      throw { ...error, message: failureText(error, t('shell:errors.default')) };
    }
  };

  return (
    <AuthFrame title={t('forgot.title')} other={<Link to={keepReturnUrl(LOGIN_PATH)}>{t('forgot.back')}</Link>}>
      {asked === null ? (
        <Form form={form} onSubmit={handleSubmit}>
          <Text tone="muted">{t('forgot.message')}</Text>
          <FormTextField name="username" label={t('login.identifier')} autoComplete="username" dir="ltr" />
          {notice}
          <SubmitButton>{t('forgot.submit')}</SubmitButton>
        </Form>
      ) : (
        <ProvenCheckMail
          title={t('checkMail.title')}
          text={t('forgot.sent')}
          onResend={(proof) => forgotPassword({ username: asked, proof })}
        />
      )}
    </AuthFrame>
  );
}
