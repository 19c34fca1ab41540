/** Selector of an item of a list. */
const ITEM = 'li, tr, [role=listitem], [role=row]';
/** Selector of overlays, which restore the focus themselves. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const NOTES = '[data-toasts]';
const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])';

/** Frames after which dialogs and menus have given back what they took. */
const FRAMES = 4;

/** Where in a list something stood while it had the focus. */
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

/** Whether it has the focus then: what is not drawn takes none. */
function takeFocus(element: HTMLElement): boolean {
  // What is read first of a thing without anything to press, or of what stands where the list was.
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: isInSight(element) });
  return document.activeElement === element;
}

/** What comes after it or before it; what the page is called, once nothing is in the list any more. The best comes first. */
function neighboursOf({ item, next, previous, list, index }: Place): HTMLElement[] {
  const others = list?.isConnected ? list.querySelectorAll(`:scope > :is(${ITEM})`) : [];
  const neighbour = [next, previous, ...others].find((one) => one?.isConnected && one !== item);
  if (!neighbour)
    return ['main :is(h1, h2)', 'main'].flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)]);
  if (!isInSight(neighbour)) return [];
  const focusables = focusablesIn(neighbour);
  return [focusables[Math.min(index, focusables.length - 1)] ?? (neighbour as HTMLElement)];
}

const hasNobodyTheFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Hands the focus on when what had it goes away with its place in a list, as after a deletion: to the same control of
 * what comes next. From a note that goes it goes back to where it was before. Escape closes the latest note, unless
 * something is open that has Escape for itself. One place for all teams; a page that is left keeps nothing.
 *
 * @param onMoved tells that something went, to those who cannot see it
 * @returns stops it
 */
export function keepFocus(onMoved: () => void): () => void {
  let place: Place | null = null;
  let beforeNote: HTMLElement | null = null;
  let frame = 0;
  const handleFocus = ({ target, relatedTarget }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    if (!target.closest(NOTES)) beforeNote = null;
    else if (relatedTarget instanceof HTMLElement && !relatedTarget.closest(NOTES)) beforeNote = relatedTarget;
    if (!target.closest(`${OVERLAY}, ${NOTES}`)) place = placeOf(target);
  };
  const handOn = (): void => {
    if (!hasNobodyTheFocus()) return;
    if (beforeNote?.isConnected) beforeNote.focus();
    beforeNote = null;
    if (!place || place.item.isConnected || !hasNobodyTheFocus()) return;
    const gone = place;
    place = null;
    if (gone.path !== location.pathname) return;
    if (neighboursOf(gone).some(takeFocus)) onMoved();
  };
  const wait = (frames: number): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frames > 1 ? wait(frames - 1) : handOn()));
  };
  const handleKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector(OVERLAY)) return;
    document.querySelector<HTMLElement>(`${NOTES} > :last-child > button:last-child`)?.click();
  };
  const observer = new MutationObserver(() => {
    if ((beforeNote || (place && !place.item.isConnected)) && hasNobodyTheFocus()) wait(FRAMES);
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
