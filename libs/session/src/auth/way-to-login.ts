import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '@barg/runtime/router';
import { useIsLoggedIn } from '../hooks.ts';
import { carryThroughLogin, takeCarriedOpening, type CarriedAct, type CarriedOpening } from './carried-act.ts';
import { loginPath, wholePath } from './return-url.ts';

/** The login, with the way back to exactly this address: its filters and its place are part of it. */
const useLoginAddress = (): string => loginPath(wholePath(useLocation()));

/**
 * Properties of a link to the login. `wanted` is what the guest pressed it for: it is carried through the login.
 *
 * @example <ButtonLink {...useLoginLink({ kind: 'follow', performerId, name })}>{t('follow')}</ButtonLink>
 */
export const useLoginLink = (wanted: CarriedAct | null) => ({
  to: useLoginAddress(),
  onClick: () => {
    if (wanted) carryThroughLogin(wanted);
  },
});

/** Leads a guest to the login and back, as {@link useLoginLink} does. */
export const useGoToLogin = (): ((wanted: CarriedAct | null) => void) => {
  const address = useLoginAddress();
  const navigate = useNavigate();
  return (wanted) => {
    if (wanted) carryThroughLogin(wanted);
    void navigate(address);
  };
};

/** Opens what a guest had pressed to open, once, as soon as the page is back after the login. */
export const useCarriedOpening = (what: CarriedOpening['what'], id: string, onOpen: () => void): void => {
  const isLoggedIn = useIsLoggedIn();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isLoggedIn && takeCarriedOpening(what, id)) open();
  }, [isLoggedIn, what, id]);
};
