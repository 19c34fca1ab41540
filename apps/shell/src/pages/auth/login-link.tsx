import { useState } from 'react';
import { sendLoginLink } from '@barg/api-client/auth';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, useToast } from '@barg/ui-kit';
import { failureText } from '../shared/failure-text.ts';
import { useReturnUrl } from './auth-frame.tsx';
import { ProvenCheckMail } from './proven-check-mail.tsx';
import { keepLoginBinding } from './login-binding.ts';

/** The login name that was typed, for a link. */
export interface AskedLink {
  username: string;
  remember: boolean;
}

/** Asks for a login link that works at once in this browser, and leads back to the page the visitor came from. */
function useAskForLink(): (asked: AskedLink, proof: string) => Promise<void> {
  const returnUrl = useReturnUrl();
  return async ({ username, remember }, proof) => {
    await sendLoginLink({ username, binding: keepLoginBinding({ remember, returnUrl }), proof });
  };
}

interface LoginLinkButtonProps {
  /** The typed name; null when it is invalid, which the form shows. */
  read: () => Promise<AskedLink | null>;
  prove: () => Promise<string>;
  onSent: (asked: AskedLink) => void;
}

/** Login without a password, by a letter. */
export function LoginLinkButton({ read, prove, onSent }: LoginLinkButtonProps) {
  const { t } = useTranslation(['auth', 'shell']);
  const toast = useToast();
  const askForLink = useAskForLink();
  const [isAsking, setIsAsking] = useState(false);
  const handleAsk = async (): Promise<void> => {
    const asked = await read();
    if (!asked) return;
    setIsAsking(true);
    try {
      await askForLink(asked, await prove());
      onSent(asked);
    } catch (failure) {
      toast(failureText(toQueryError(failure), t('shell:errors.default')), { tone: 'danger' });
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <Button size="lg" isLoading={isAsking} onClick={() => void handleAsk()}>
      {t('login.sendLink')}
    </Button>
  );
}

/** Says that the link was sent, if there is such an account. */
export function LoginLinkSent({ asked, onBack }: { asked: AskedLink; onBack: () => void }) {
  const { t } = useTranslation('auth');
  const askForLink = useAskForLink();
  return (
    <>
      <ProvenCheckMail
        title={t('checkMail.title')}
        text={t('login.linkSent')}
        onResend={(proof) => askForLink(asked, proof)}
      />
      <Button variant="quiet" onClick={onBack}>
        {t('login.otherWay')}
      </Button>
    </>
  );
}
