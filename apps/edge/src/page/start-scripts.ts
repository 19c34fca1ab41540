import { HELD } from './held-pictures.ts';
import { inlineScript } from './inline-script.ts';

/** The element with the scripts of a drawn page, which no browser loads before they are put in their place. */
export const LATER_ID = 'scripts';

/**
 * Forms that wait for their scripts: those whose fields may stand in no address, which nobody takes without them, and
 * searches. A search finds its words without scripts as well, where there are none, but remembers them with them only.
 */
const WAITING = 'form[method=post],form[role=search]';

/**
 * Marks the button that was pressed last before the page answers, or the form that was sent where it has none;
 * apps/shell/src/boot/early-press.ts presses or sends it then.
 */
export const PRESSED = 'data-pressed';

/** The main picture of a first screen, as the kit's `Picture` draws one that is urgent. */
const MAIN_PICTURE = 'img[fetchpriority=high]';

/** For how long after the first frame the main picture has the line, in milliseconds: on a slow one some 20 kB. */
const HOLD_MS = '100';

export interface StartingElement {
  /** Of a picture: it has come, or cannot. */
  complete?: boolean;
  addEventListener?: (type: 'load' | 'error', listener: () => void) => void;
  querySelector: (selector: string) => StartingElement | null;
  closest: (selector: string) => StartingElement | null;
  setAttribute: (name: string, value: string) => void;
  removeAttribute: (name: string) => void;
}

export interface StartingEvent {
  target: StartingElement;
  /** Of a form that is sent: by this button, if by any. */
  submitter?: StartingElement | null;
  preventDefault: () => void;
}

/** The parts of a browser that {@link startScripts} uses. */
export interface StartingPage {
  document: {
    hidden: boolean;
    documentElement: Pick<StartingElement, 'removeAttribute'>;
    getElementById: (id: string) => { content: unknown } | null;
    querySelector: (selector: string) => StartingElement | null;
    importNode: (content: unknown, isDeep: true) => unknown;
    head: { append: (content: unknown) => void };
  };
  addEventListener: (type: string, listener: (event: StartingEvent) => void, isCaptured: true) => void;
  requestAnimationFrame: (callback: () => void) => void;
  setTimeout: (callback: () => void, milliseconds?: number) => void;
}

/**
 * Puts the scripts of a drawn page in their place, and lets its smaller pictures be asked for: after its first paint and
 * once its main picture has come or had the line for a moment, or at the first press. In a tab that paints nothing, at
 * once. Until the shell takes the page over, and the element with the scripts away, it marks which button was
 * pressed, and which form was sent, which is not sent then; links work by themselves. Runs in the page, so it uses nothing
 * of this module.
 *
 * The elements are copied, not made: Trusted Types have nothing to say about an address that the server wrote.
 */
export function startScripts(
  page: StartingPage,
  id: string,
  mark: string,
  waiting: string,
  held: string,
  mainPicture: string,
  holdMs: string,
): void {
  const { document } = page;
  let isStarted = false;
  const main = document.querySelector(mainPicture);
  const start = () => {
    document.documentElement.removeAttribute(held);
    const later = document.getElementById(id);
    if (isStarted || !later) return;
    isStarted = true;
    document.head.append(document.importNode(later.content, true));
  };
  for (const press of ['pointerdown', 'keydown']) page.addEventListener(press, start, true);
  const keep = (button: StartingElement | null) => {
    document.querySelector(`[${mark}]`)?.removeAttribute(mark);
    button?.setAttribute(mark, '');
  };
  page.addEventListener(
    'click',
    ({ target }) => {
      if (document.getElementById(id)) keep(target.closest('button[type=button]'));
    },
    true,
  );
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target.closest(waiting);
      if (!form || !document.getElementById(id)) return;
      event.preventDefault();
      keep(event.submitter || form.querySelector('[type=submit]') || form);
    },
    true,
  );
  if (document.hidden) start();
  // The callback of a frame runs before it is painted. A page that is hidden meanwhile has no frames.
  page.requestAnimationFrame(() =>
    page.setTimeout(() => {
      if (!main || main.complete) return start();
      for (const end of ['load', 'error'] as const) main.addEventListener?.(end, start);
      page.setTimeout(start, +holdMs);
    }),
  );
  page.setTimeout(start, 1000);
}

/** The script of a drawn page that starts the others. */
export const STARTER = inlineScript(startScripts, LATER_ID, PRESSED, WAITING, HELD, MAIN_PICTURE, HOLD_MS);
