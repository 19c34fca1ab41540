import { heirsOf, neighboursOf, takeFocus } from './focus-heirs.ts';
import { CHOICE, DIALOG, FOCUSABLE, focusablesIn, placeOf, type Place } from './focus-place.ts';

/** Selector of the toasts. */
const TOASTS = '[data-toasts]';
/** Selector of what lies on the page and goes by itself or by an answer: toasts, and the cards of the corner. */
const NOTES = `${TOASTS}, [data-notices]`;

/** The element that had the focus before a note, and the path of its page. */
interface Before {
  element: HTMLElement;
  path: string;
}

/** Frames after which dialogs and menus have restored the focus. */
const FRAMES = 4;

const isGone = (place: Place | null): place is Place => place !== null && !place.control.isConnected;

/** Whether a control was disabled under the focus: it hears no key any more, not even the one that closes its dialog. */
const isOff = (place: Place | null): place is Place => place !== null && place.control.matches(':disabled');

/** A dialog whose focused element goes takes the focus to its first button, which closes it: that is as good as lost. */
const isFocusLost = (dialog: Place | null): boolean => {
  const { activeElement: active } = document;
  if (active === null || active === document.body || active.matches(':disabled')) return true;
  return isGone(dialog) && (active === dialog.scope || active === focusablesIn(dialog.scope)[0]);
};

/**
 * Moves the focus when its row is removed from a list, as after a deletion: to the same control of the next row. Other
 * controls that go away, as with a chosen file, hand the focus to what stands in their place, or else is near. One that is
 * disabled in a dialog, as the button of what was refused, hands it to the dialog, so that keys reach it. When a
 * toast or a card of the corner with the focus closes, the focus returns to where it was before. Escape closes the latest
 * toast, unless an overlay is open, which handles Escape itself. Mounted once for the page; nothing happens when the path has changed.
 *
 * @param onMoved announces the removal from a list to screen readers
 * @returns a function that stops it
 */
export function keepFocus(onMoved: () => void): () => void {
  let inPage: Place | null = null;
  let inDialog: Place | null = null;
  let beforeNote: Before | null = null;
  let frame = 0;
  const handleFocus = ({ target, relatedTarget }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    if (!target.closest(NOTES)) beforeNote = null;
    else if (relatedTarget instanceof HTMLElement && !relatedTarget.closest(NOTES))
      beforeNote = { element: relatedTarget, path: location.pathname };
    if (target.closest(`${CHOICE}, ${NOTES}`)) return;
    if (!target.closest(DIALOG)) {
      inPage = placeOf(target);
      inDialog = null;
    } else if (isGone(inDialog) && inDialog.scope.contains(target) && isFocusLost(inDialog)) wait(FRAMES);
    else inDialog = placeOf(target);
  };
  /** Who presses beside all controls has left the one that was pressed before. */
  const handlePress = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest(FOCUSABLE)) return;
    const left = target.closest(DIALOG) ? inDialog : inPage;
    if (left) left.around = [];
  };
  const giveFrom = (place: Place): void => {
    if (place.path !== location.pathname || !place.scope.isConnected) return;
    const { inList, scope } = place;
    if (inList && !inList.item.isConnected) {
      if (neighboursOf(inList, scope).some(takeFocus)) onMoved();
    } else heirsOf(place).some(takeFocus);
  };
  const moveFocus = (): void => {
    if (!isFocusLost(inDialog)) return;
    if (beforeNote?.element.isConnected && beforeNote.path === location.pathname) beforeNote.element.focus();
    beforeNote = null;
    const gone = [inDialog, inPage].find((place) => place?.scope.isConnected) ?? null;
    if (!isGone(gone) || !isFocusLost(inDialog)) return;
    inDialog = null;
    if (gone === inPage) inPage = null;
    giveFrom(gone);
  };
  const wait = (frames: number): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frames > 1 ? wait(frames - 1) : moveFocus()));
  };
  const handleKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector(`${DIALOG}, ${CHOICE}`)) return;
    document.querySelector<HTMLElement>(`${TOASTS} > :last-child > button:last-child`)?.click();
  };
  const observer = new MutationObserver(() => {
    if (!isFocusLost(inDialog)) return;
    // At once: the next key may be the one that closes it.
    if (isOff(inDialog) && inDialog.scope instanceof HTMLElement) inDialog.scope.focus();
    else if (beforeNote || isGone(inDialog) || isGone(inPage)) wait(FRAMES);
  });
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('pointerdown', handlePress);
  document.addEventListener('keydown', handleKey);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('pointerdown', handlePress);
    document.removeEventListener('keydown', handleKey);
  };
}
