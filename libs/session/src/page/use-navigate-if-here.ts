import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from '@barg/runtime/router';

/**
 * `useNavigate` for what leads on once an answer has come, as a form to what it has made: whoever has left the page
 * meanwhile is not taken along. The page counts as left when the component that calls this is gone. What may be left
 * without its page, as a dialog or a menu, takes it from the page.
 */
export const useNavigateIfHere = (): ((to: string, options?: { replace?: boolean }) => void) => {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (isHere.current) void navigate(to, options);
    },
    [navigate],
  );
};
