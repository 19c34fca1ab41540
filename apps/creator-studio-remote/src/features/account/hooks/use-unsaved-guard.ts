import { useEffect, useState } from 'react';
import { useNavigate } from '@barg/runtime/router';

const pathOf = (event: MouseEvent): string | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  return link.origin === window.location.origin ? link.pathname + link.search + link.hash : null;
};

/**
 * Keeps what was typed but not saved: a link inside the site asks first (`leavingTo` is where it leads), and the browser
 * asks before the page is closed or loaded anew.
 */
export const useUnsavedGuard = (isDirty: boolean) => {
  const navigate = useNavigate();
  const [leavingTo, setLeavingTo] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeavingTo(path);
    };
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
    };
  }, [isDirty]);

  return {
    leavingTo,
    stay: () => setLeavingTo(null),
    leave: () => {
      setLeavingTo(null);
      if (leavingTo !== null) navigate(leavingTo);
    },
  };
};
