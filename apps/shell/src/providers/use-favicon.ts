import { useEffect } from 'react';
import { DEFAULT_SETTINGS } from '@barg/session';

/** Shows the operator's favicon in the browser's tab; the page's own links stand while it is the default. */
export function useFavicon(path: string): void {
  useEffect(() => {
    if (path === DEFAULT_SETTINGS.favicon) return undefined;
    const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')];
    const link = Object.assign(document.createElement('link'), { rel: 'icon', href: path });
    own.forEach((other) => other.remove());
    document.head.append(link);
    return () => {
      link.remove();
      document.head.append(...own);
    };
  }, [path]);
}
