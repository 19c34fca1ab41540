import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useGoToLogin, useIsAccountDelayed, useIsLoggedIn, type CarriedAct } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { useFan } from './fan.ts';

interface FanGateProps {
  /** The action that continues after the login. */
  wanted?: CarriedAct;
  onRefused: () => void;
  children: ReactNode;
}

/**
 * Shows its children to accounts with a wallet. Guests are sent to the login and back; others, and members whose
 * account cannot be loaded, get an explanation.
 */
export function FanGate({ wanted, onRefused, children }: FanGateProps) {
  const isFan = useFan() !== null;
  const isLoggedIn = useIsLoggedIn();
  const isDelayed = useIsAccountDelayed();
  const { t } = useTranslation(['commerce', 'shell']);
  const goToLogin = useGoToLogin();
  const toast = useToast();
  const refuse = useEffectEvent(() => {
    if (isLoggedIn) toast(t('commerce:wallet.forbidden'), { tone: 'danger' });
    else if (isDelayed) toast(t('shell:errors.accountDelayed'));
    else goToLogin(wanted ?? null);
    onRefused();
  });
  useEffect(() => {
    if (!isFan) refuse();
  }, [isFan]);
  return isFan ? children : null;
}
