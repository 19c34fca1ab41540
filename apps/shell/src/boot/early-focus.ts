import { isTakenOver } from './early-press.ts';

/** How long a field may wait for the code of its part of the page, milliseconds. */
const PATIENCE = 10_000;
const LOOK_EVERY = 50;
const ACTS = ['keydown', 'submit'] as const;

/**
 * A field that a visitor went to before the page answered has the focus, but what it does then (a list of suggestions
 * opens) it has not done: React is told once it has taken the field over, if it has the focus still. Who writes or
 * searches there meanwhile has been answered by that, and a list would come over what was found.
 */
export function answerEarlyFocus(root: Element): void {
  const field = document.activeElement;
  if (!field || field === document.body || !root.contains(field) || isTakenOver(field)) return;
  const end = Date.now() + PATIENCE;
  let isAnswered = false;
  const act = (): void => void (isAnswered ||= isTakenOver(field));
  const stop = (): void => ACTS.forEach((kind) => window.removeEventListener(kind, act, true));
  const look = (): void => {
    if (isAnswered || document.activeElement !== field || Date.now() > end) return stop();
    if (!isTakenOver(field)) return void setTimeout(look, LOOK_EVERY);
    stop();
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
  for (const kind of ACTS) window.addEventListener(kind, act, true);
  setTimeout(look, LOOK_EVERY);
}
