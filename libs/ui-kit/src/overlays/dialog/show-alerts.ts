const ALERT = '[role="alert"]';

const alertsIn = (node: Node): HTMLElement[] => {
  if (!(node instanceof HTMLElement)) return [];
  return node.matches(ALERT) ? [node] : [...node.querySelectorAll<HTMLElement>(ALERT)];
};

/** A field that the keyboard was taken to because it has to be corrected. */
const focusedFault = (body: HTMLElement): Element | null => {
  const focused = document.activeElement;
  return focused?.getAttribute('aria-invalid') === 'true' && body.contains(focused) ? focused : null;
};

/**
 * Scrolls to each alert that appears in a dialog's body: on a phone it is often out of view, before or after the fields,
 * while the button that was pressed stays in sight and seems to have done nothing. Changed words of an alert that is
 * there already are left alone, as they may come from typing. The focus stays: the alert is read out anyway.
 *
 * @returns ends it
 */
export const showAlerts = (body: HTMLElement): (() => void) => {
  const observer = new MutationObserver((changes) => {
    const alert = changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(alertsIn)).at(-1);
    if (!alert?.isConnected) return;
    alert.scrollIntoView({ block: 'nearest' });
    focusedFault(body)?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
