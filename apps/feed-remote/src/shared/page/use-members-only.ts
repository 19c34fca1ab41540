import { useLocation, useNavigate } from '@barg/runtime/router';
import { loginPath, useIsGuest } from '@barg/session';

/** `const asMember = useMembersOnly(); asMember(like)`: members act, guests go to log in and come back here. */
export const useMembersOnly = (): ((action: () => void) => void) => {
  const isGuest = useIsGuest();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (action) => {
    if (isGuest) void navigate(loginPath(pathname + search));
    else action();
  };
};
