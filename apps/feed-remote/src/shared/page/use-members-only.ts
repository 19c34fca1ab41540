import { useLocation, useNavigate } from '@barg/runtime/router';
import { carryThroughLogin, loginPath, useIsGuest, type CarriedAct } from '@barg/session';

/**
 * `const asMember = useMembersOnly(); asMember(like, { kind: 'react', … })`: for members it runs the action; guests go
 * to the login and return here, after the action has been carried out.
 */
export const useMembersOnly = (): ((action: () => void, wanted?: CarriedAct) => void) => {
  const isGuest = useIsGuest();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (action, wanted) => {
    if (!isGuest) return action();
    if (wanted) carryThroughLogin(wanted);
    void navigate(loginPath(pathname + search));
  };
};
