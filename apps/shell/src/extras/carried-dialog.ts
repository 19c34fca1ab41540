import { useEffect, useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useLocation } from '@barg/runtime/router';
import { useIsAccountDelayed, useIsLoggedIn, usePlatform, type CarriedAct, type Platform } from '@barg/session';
import { dropActCarriedBefore, takeCarriedAct } from '@barg/session/carried-act';
import { useToast } from '@barg/ui-kit';

/** Login, registration, and the site's own pages that may be read meanwhile. */
const ON_THE_WAY = /^\/(auth|page)\//i;

const askFor = ({ askIntent }: Platform, act: Extract<CarriedAct, { kind: 'dialog' }>) =>
  // Name and payload belong together in every member of the union, which a call cannot tell.
  askIntent<typeof act.intent>(act.intent, act.payload);

/**
 * Opens the dialog again that a guest had asked for, once the login is over and the page is back: whatever costs
 * something waits for a press there. What a guest wanted who turned back from the login is dropped.
 */
export function useCarriedDialog(): void {
  const { pathname } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const isDelayed = useIsAccountDelayed();
  const platform = usePlatform();
  const toast = useToast();
  const { t } = useTranslation('shell');
  const isUnderWay = ON_THE_WAY.test(pathname) || isDelayed;
  // A dialog that was stored later is still on its way to the login page, which may load slowly.
  const lastOnTheWay = useRef(performance.timeOrigin);
  useEffect(() => {
    if (isUnderWay) {
      lastOnTheWay.current = Date.now();
      return;
    }
    if (!isLoggedIn) return dropActCarriedBefore(lastOnTheWay.current);
    const act = takeCarriedAct('dialog');
    if (!act) return;
    if (platform.isIntentAvailable(act.intent)) void askFor(platform, act);
    else toast(t('remote.action'), { tone: 'danger' });
  }, [isUnderWay, isLoggedIn, pathname, platform, toast, t]);
}
