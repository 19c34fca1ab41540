import { useEffect } from 'react';
import { useLocation } from '@barg/runtime/router';

/**
 * Keeps the canonical address that the page came with true: browsers share that one instead of the address bar's, and
 * a visitor who has gone on means another page.
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
