import { useLocation, useNavigate } from '@barg/runtime/router';
import { carryThroughLogin, loginPath, useIsGuest, type CarriedAct } from '@barg/session';

/**
 * `const asMember = useMembersOnly(); asMember(like, { kind: 'react', … })`: members act, guests go to log in and come
 * back here, where what they wanted is done by then.
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
