/** Loads the page of a link when it is hovered or focused. Returns how to stop. */
export function preloadLinks(loadPage: (pathname: string) => void): () => void {
  const approach = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) loadPage(link.pathname);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  events.forEach((event) => document.addEventListener(event, approach, { passive: true }));
  return () => events.forEach((event) => document.removeEventListener(event, approach));
}
