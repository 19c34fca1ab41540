import { useEffect } from 'react';
import { useLocation } from '@barg/runtime/router';

/**
 * Keeps `link[rel=canonical]` at the current URL: browsers share it instead of the address bar's, which client-side
 * navigation changes.
 */
export function useOwnAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!link) return;
    const { origin, pathname: said } = new URL(link.href);
    if (said !== pathname) link.href = origin + pathname;
  }, [pathname]);
}
