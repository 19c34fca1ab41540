/** Selector of an item of a list. */
const ITEM = 'li, tr, [role=listitem], [role=row]';
const DIALOG = '[role=dialog], [role=alertdialog]';
/** Selector of what is open for a choice, and restores the focus itself. */
const CHOICE = '[role=menu], [role=listbox]';
/** Selector of the toasts. */
const TOASTS = '[data-toasts]';
const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), ' +
  'summary, video[controls], audio[controls]';

/** Frames after which dialogs and menus have restored the focus. */
const FRAMES = 4;

/** Where an element stands, to find what stands there once it is gone. */
interface Spot {
  element: Element;
  parent: Element;
  previous: Element | null;
}

/** The focused element's item in a list. */
interface ItemSpot {
  item: Element;
  next: Element | null;
  previous: Element | null;
  list: Element | null;
  /** Index among the focusable elements of the item. */
  index: number;
}

/** The position of the focused element. */
interface Place {
  path: string;
  control: Element;
  /** The dialog that the element is in, or the page. */
  scope: Element;
  inList: ItemSpot | null;
  /** The element and what it is in, from the inside, as far as the scope. */
  around: readonly Spot[];
}

const focusablesIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];

function itemSpotOf(focused: Element, scope: Element): ItemSpot | null {
  const item = focused.closest(ITEM);
  if (!item || !scope.contains(item)) return null;
  return {
    item,
    next: item.nextElementSibling,
    previous: item.previousElementSibling,
    list: item.parentElement,
    index: focusablesIn(item).indexOf(focused as HTMLElement),
  };
}

function placeOf(focused: Element): Place | null {
  if (focused.closest(CHOICE)) return null;
  const scope = focused.closest(DIALOG) ?? document.body;
  const around: Spot[] = [];
  for (let element = focused; element !== scope && element.parentElement; element = element.parentElement)
    around.push({ element, parent: element.parentElement, previous: element.previousElementSibling });
  return { path: location.pathname, control: focused, scope, inList: itemSpotOf(focused, scope), around };
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

/** Candidates for the focus, the best first: the next row, or the one before; the heading once the list is empty. */
function neighboursOf({ item, next, previous, list, index }: ItemSpot, scope: Element): HTMLElement[] {
  const others = list?.isConnected ? list.querySelectorAll(`:scope > :is(${ITEM})`) : [];
  const neighbour = [next, previous, ...others].find((one) => one?.isConnected && one !== item);
  if (!neighbour) {
    const headings = scope.matches(DIALOG) ? ['h1, h2, h3'] : ['main :is(h1, h2)', 'main'];
    return headings.flatMap((one) => [...scope.querySelectorAll<HTMLElement>(one)]);
  }
  if (!isInSight(neighbour)) return [];
  const focusables = focusablesIn(neighbour);
  return [focusables[Math.min(index, focusables.length - 1)] ?? (neighbour as HTMLElement)];
}

const withItself = (element: Element | null): HTMLElement[] => {
  if (!element) return [];
  return element.matches(FOCUSABLE) ? [element as HTMLElement] : focusablesIn(element);
};

/** An element and those after it in what it is in. */
function* fromHere(element: Element | null): Generator<Element> {
  for (let one = element; one; one = one.nextElementSibling) yield one;
}

/** Candidates where no list has lost an item: what stands in the place of what is gone, or follows; then what precedes. */
function successorsOf({ around }: Place): HTMLElement[] {
  const gone = around.findLast(({ element }) => !element.isConnected);
  if (!gone?.parent.isConnected || gone.parent === document.body) return [];
  const { parent, previous } = gone;
  const before = previous?.isConnected ? previous : null;
  const standing = before ? before.nextElementSibling : parent.firstElementChild;
  const following = [...fromHere(standing)].flatMap(withItself);
  return [...following, ...withItself(before).toReversed()].filter(isInSight);
}

const isGone = (place: Place | null): place is Place => place !== null && !place.control.isConnected;

/** A dialog whose focused element goes takes the focus to its first button, which closes it: that is as good as lost. */
const isFocusLost = (dialog: Place | null): boolean => {
  const { activeElement: active } = document;
  if (active === null || active === document.body) return true;
  return isGone(dialog) && (active === dialog.scope || active === focusablesIn(dialog.scope)[0]);
};

/**
 * Moves the focus when its row is removed from a list, as after a deletion: to the same control of the next row. Other
 * controls that go away, as with a chosen file, hand the focus to what stands in their place. When a toast with the
 * focus closes, the focus returns to where it was before. Escape closes the latest toast, unless an overlay is open,
 * which handles Escape itself. Mounted once for the page; nothing happens when the path has changed.
 *
 * @param onMoved announces the removal from a list to screen readers
 * @returns a function that stops it
 */
export function keepFocus(onMoved: () => void): () => void {
  let inPage: Place | null = null;
  let inDialog: Place | null = null;
  let beforeToast: HTMLElement | null = null;
  let frame = 0;
  const handleFocus = ({ target, relatedTarget }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    if (!target.closest(TOASTS)) beforeToast = null;
    else if (relatedTarget instanceof HTMLElement && !relatedTarget.closest(TOASTS)) beforeToast = relatedTarget;
    if (target.closest(`${CHOICE}, ${TOASTS}`)) return;
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
    } else successorsOf(place).some(takeFocus);
  };
  const moveFocus = (): void => {
    if (!isFocusLost(inDialog)) return;
    if (beforeToast?.isConnected) beforeToast.focus();
    beforeToast = null;
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
    if ((beforeToast || isGone(inDialog) || isGone(inPage)) && isFocusLost(inDialog)) wait(FRAMES);
  });
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('pointerdown', handlePress);
  document.addEventListener('keydown', handleKey);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('pointerdown', handlePress);
    document.removeEventListener('keydown', handleKey);
  };
}
