const CONTROLS =
  'input:not([type="hidden"], [hidden]), textarea, select, button, a[href], [tabindex]:not([tabindex="-1"])';

/** Those into which one types at once. Not a search, which stands above what is to be read first. */
const TYPED: ReadonlySet<string> = new Set(['text', 'password', 'email', 'tel', 'url', 'number']);

const isField = (control: Element | undefined): control is HTMLInputElement | HTMLTextAreaElement =>
  (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && TYPED.has(control.type))) &&
  !control.readOnly &&
  !control.disabled;

/** Begins in the field that comes first in a dialog, where a field does: its close button would be of no use there. */
export const focusFirstField = (body: HTMLElement | null): void => {
  const [first] = body?.querySelectorAll(CONTROLS) ?? [];
  if (isField(first) && !body?.contains(document.activeElement)) first.focus();
};
