import { useGoToLogin, useIsGuest, type CarriedAct } from '@barg/session';

/**
 * `const asMember = useMembersOnly(); asMember(like, { kind: 'react', … })`: for members it runs the action; guests go
 * to the login and return here, after the action has been carried out.
 */
export const useMembersOnly = (): ((action: () => void, wanted: CarriedAct) => void) => {
  const isGuest = useIsGuest();
  const goToLogin = useGoToLogin();
  return (action, wanted) => {
    if (isGuest) goToLogin(wanted);
    else action();
  };
};
