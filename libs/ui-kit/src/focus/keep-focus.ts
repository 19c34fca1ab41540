/** Selector of an item of a list. */
const ITEM = 'li, tr, [role=listitem], [role=row]';
/** Selector of overlays, which restore the focus themselves. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** Selector of the toasts. */
const TOASTS = '[data-toasts]';
const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])';

/** Frames after which dialogs and menus have restored the focus. */
const FRAMES = 4;

/** The position of the focused element in a list. */
interface Place {
  path: string;
  item: Element;
  next: Element | null;
  previous: Element | null;
  list: Element | null;
  /** Index among the focusable elements of the item. */
  index: number;
}

const focusablesIn = (item: Element): HTMLElement[] => [...item.querySelectorAll<HTMLElement>(FOCUSABLE)];

function placeOf(focused: Element): Place | null {
  const item = focused.closest(ITEM);
  if (!item || focused.closest(OVERLAY)) return null;
  return {
    path: location.pathname,
    item,
    next: item.nextElementSibling,
    previous: item.previousElementSibling,
    list: item.parentElement,
    index: focusablesIn(item).indexOf(focused as HTMLElement),
  };
}

/** A windowed list removes what was scrolled out of sight; then the focus is not moved. */
const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
};

/** Focuses an element. False when it cannot have the focus, such as when it is hidden. */
function takeFocus(element: HTMLElement): boolean {
  // A row without controls, or a heading, is focused itself, so that screen readers continue there.
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: isInSight(element) });
  return document.activeElement === element;
}

/** Candidates for the focus, the best first: the next row, or the one before; the page's heading once the list is empty. */
function neighboursOf({ item, next, previous, list, index }: Place): HTMLElement[] {
  const others = list?.isConnected ? list.querySelectorAll(`:scope > :is(${ITEM})`) : [];
  const neighbour = [next, previous, ...others].find((one) => one?.isConnected && one !== item);
  if (!neighbour)
    return ['main :is(h1, h2)', 'main'].flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)]);
  if (!isInSight(neighbour)) return [];
  const focusables = focusablesIn(neighbour);
  return [focusables[Math.min(index, focusables.length - 1)] ?? (neighbour as HTMLElement)];
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus when its row is removed from a list, as after a deletion: to the same control of the next row. When a
 * toast with the focus closes, the focus returns to where it was before. Escape closes the latest toast, unless an
 * overlay is open, which handles Escape itself. Mounted once for the page; nothing happens when the path has changed.
 *
 * @param onMoved announces the removal to screen readers
 * @returns a function that stops it
 */
export function keepFocus(onMoved: () => void): () => void {
  let place: Place | null = null;
  let beforeToast: HTMLElement | null = null;
  let frame = 0;
  const handleFocus = ({ target, relatedTarget }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    if (!target.closest(TOASTS)) beforeToast = null;
    else if (relatedTarget instanceof HTMLElement && !relatedTarget.closest(TOASTS)) beforeToast = relatedTarget;
    if (!target.closest(`${OVERLAY}, ${TOASTS}`)) place = placeOf(target);
  };
  const moveFocus = (): void => {
    if (!isFocusLost()) return;
    if (beforeToast?.isConnected) beforeToast.focus();
    beforeToast = null;
    if (!place || place.item.isConnected || !isFocusLost()) return;
    const gone = place;
    place = null;
    if (gone.path !== location.pathname) return;
    if (neighboursOf(gone).some(takeFocus)) onMoved();
  };
  const wait = (frames: number): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frames > 1 ? wait(frames - 1) : moveFocus()));
  };
  const handleKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector(OVERLAY)) return;
    document.querySelector<HTMLElement>(`${TOASTS} > :last-child > button:last-child`)?.click();
  };
  const observer = new MutationObserver(() => {
    if ((beforeToast || (place && !place.item.isConnected)) && isFocusLost()) wait(FRAMES);
  });
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('keydown', handleKey);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('keydown', handleKey);
  };
}
