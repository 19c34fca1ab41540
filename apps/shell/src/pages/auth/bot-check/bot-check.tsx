import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { verifyCaptcha } from '@barg/api-client/auth';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useSetting } from '@barg/session';
import { loadAnewFor } from '@barg/session/load-anew';
import { Icon, color, font, space, useUi } from '@barg/ui-kit';
import { loadRecaptcha } from './recaptcha.ts';
import { solveNewChallenge } from './solve-challenge.ts';

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.ink2};
`;

export interface BotCheck {
  /** Solves the bot check; the proof is valid for one call. Rejects with the error for the form. */
  prove: () => Promise<string>;
  /** Shown above the form's button. */
  notice: ReactNode;
}

interface Failure {
  message: string;
}

/** Asks the API to verify an answer. */
async function proofOf(answer: string, otherwise: string): Promise<string> {
  const { proof } = await verifyCaptcha({ token: answer });
  if (proof === null) throw { message: otherwise } satisfies Failure;
  return proof;
}

/** ALTCHA: the browser solves a puzzle when the form is sent, without the visitor. */
export function useAltcha(): BotCheck {
  const { t } = useTranslation('auth');
  const [isWorking, setIsWorking] = useState(false);
  const prove = useCallback(async () => {
    setIsWorking(true);
    try {
      return await proofOf(await solveNewChallenge(), t('botCheck.failed'));
    } catch (failure) {
      throw { ...toQueryError(failure), message: toQueryError(failure).message || t('botCheck.failed') };
    } finally {
      setIsWorking(false);
    }
  }, [t]);
  const notice = (
    <Note role="status">
      <Icon icon={ShieldCheck} size={16} />
      {t(isWorking ? 'botCheck.working' : 'botCheck.note')}
    </Note>
  );
  return { prove, notice };
}

/** Whether the document was loaded at this URL, and not reached by navigation within the site. */
function wasOpenedHere(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined || new URL(opened.name).pathname === location.pathname;
}

/**
 * reCAPTCHA: Google's box. A page that was reached by navigation, or came before the key was known, has another policy, so
 * it is reloaded.
 */
export function useRecaptcha(siteKey: string): BotCheck {
  const { t } = useTranslation('auth');
  const { themeName } = useUi();
  const place = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const reset = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!siteKey || !place.current) return;
    if (!wasOpenedHere()) return location.reload();
    const box = place.current;
    let isCurrent = true;
    loadRecaptcha().then(
      (recaptcha) => {
        if (!isCurrent) return;
        const forget = (): void => setAnswer(null);
        const options = { sitekey: siteKey, theme: themeName, callback: setAnswer, 'expired-callback': forget };
        const widget = recaptcha.render(box.appendChild(document.createElement('div')), options);
        reset.current = () => recaptcha.reset(widget);
      },
      () => {
        if (!isCurrent) return;
        setIsMissing(true);
        loadAnewFor('googleReCaptchaSiteKey');
      },
    );
    return () => {
      isCurrent = false;
      box.replaceChildren();
    };
  }, [siteKey, themeName]);

  const prove = useCallback(async () => {
    if (answer === null) throw { message: t('botCheck.tick') } satisfies Failure;
    setAnswer(null);
    reset.current();
    return proofOf(answer, t('botCheck.failed'));
  }, [answer, t]);
  const notice = (
    <>
      <div ref={place} />
      {isMissing && <Note role="alert">{t('botCheck.missing')}</Note>}
    </>
  );
  return { prove, notice };
}

/** The site's bot check: reCAPTCHA if a key is configured, else ALTCHA. */
export function useBotCheck(): BotCheck {
  const siteKey = useSetting('googleReCaptchaSiteKey');
  const recaptcha = useRecaptcha(siteKey);
  const altcha = useAltcha();
  return useMemo(() => (siteKey ? recaptcha : altcha), [siteKey, recaptcha, altcha]);
}
