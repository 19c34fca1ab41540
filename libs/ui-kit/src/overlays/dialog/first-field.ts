const CONTROLS =
  'input:not([type="hidden"], [hidden]), textarea, select, button, a[href], [tabindex]:not([tabindex="-1"])';

/** Types of fields that get the initial focus. Not `search`, which is above content that is read first. */
const TYPED: ReadonlySet<string> = new Set(['text', 'password', 'email', 'tel', 'url', 'number']);

const isField = (control: Element | undefined): control is HTMLInputElement | HTMLTextAreaElement =>
  (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && TYPED.has(control.type))) &&
  !control.readOnly &&
  !control.disabled;

/** Focuses the first element of a dialog if it is a field; by default the close button would get the focus. */
export const focusFirstField = (body: HTMLElement | null): void => {
  const [first] = body?.querySelectorAll(CONTROLS) ?? [];
  if (isField(first) && !body?.contains(document.activeElement)) first.focus();
};
