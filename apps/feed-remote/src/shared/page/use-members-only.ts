import { useLocation, useNavigate } from '@barg/runtime/router';
import { loginPath, useIsLoggedIn } from '@barg/session';

/** `const asMember = useMembersOnly(); asMember(like)`: members act, guests go to log in and come back here. */
export const useMembersOnly = (): ((action: () => void) => void) => {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (action) => {
    if (isLoggedIn) action();
    else void navigate(loginPath(pathname + search));
  };
};
