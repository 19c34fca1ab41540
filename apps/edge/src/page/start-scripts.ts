import { createHash } from 'node:crypto';

/** The element with the scripts of a drawn page, which no browser loads before they are put in their place. */
export const LATER_ID = 'scripts';

/** The parts of a browser that {@link startScripts} uses. */
export interface StartingPage {
  document: {
    hidden: boolean;
    getElementById: (id: string) => { content: unknown } | null;
    importNode: (content: unknown, isDeep: true) => unknown;
    head: { append: (content: unknown) => void };
  };
  addEventListener: (type: string, listener: () => void, options: { capture: true; once: true }) => void;
  requestAnimationFrame: (callback: () => void) => void;
  setTimeout: (callback: () => void, milliseconds?: number) => void;
}

/**
 * Puts the scripts of a drawn page in their place: after its first paint, or at the first press. In a tab that paints
 * nothing, at once. Runs in the page, so it uses nothing of this module.
 *
 * The elements are copied, not made: Trusted Types have nothing to say about an address that the server wrote.
 */
export function startScripts(page: StartingPage, id: string): void {
  const { document } = page;
  let isStarted = false;
  const start = () => {
    const later = document.getElementById(id);
    if (isStarted || !later) return;
    isStarted = true;
    document.head.append(document.importNode(later.content, true));
  };
  for (const press of ['pointerdown', 'keydown']) page.addEventListener(press, start, { capture: true, once: true });
  if (document.hidden) start();
  // The callback of a frame runs before it is painted. A page that is hidden meanwhile has no frames.
  page.requestAnimationFrame(() => page.setTimeout(start));
  page.setTimeout(start, 1000);
}

/** The only script that stands in a page itself. */
export const STARTER = `(${startScripts})(window,"${LATER_ID}")`.replaceAll(/^\s*(?:\/\/.*\n\s*)?/gm, '');

/** {@link STARTER} in the directive `script-src`: the policy allows these bytes and no others. */
export const STARTER_HASH = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;
