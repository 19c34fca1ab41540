import { isTakenOver } from './early-press.ts';

/** How long a field may wait for the code of its part of the page, milliseconds. */
const PATIENCE = 10_000;
const LOOK_EVERY = 50;

/**
 * A field that a visitor went to before the page answered has the focus, but what it does then (a list of suggestions
 * opens) it has not done: React is told once it has taken the field over, if it has the focus still.
 */
export function answerEarlyFocus(root: Element): void {
  const field = document.activeElement;
  if (!field || field === document.body || !root.contains(field) || isTakenOver(field)) return;
  const end = Date.now() + PATIENCE;
  const look = (): void => {
    if (document.activeElement !== field || Date.now() > end) return;
    if (isTakenOver(field)) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    else setTimeout(look, LOOK_EVERY);
  };
  setTimeout(look, LOOK_EVERY);
}
