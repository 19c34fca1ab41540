import { DIALOG, FOCUSABLE, ITEM, focusablesIn, type ItemSpot, type Place, type Spot } from './focus-place.ts';

/** A windowed list removes what was scrolled out of sight; then the focus is not moved. */
const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
};

/** Focuses an element. False when it cannot have the focus, such as when it is hidden. */
export function takeFocus(element: HTMLElement): boolean {
  // A row without controls, or a heading, is focused itself, so that screen readers continue there.
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: isInSight(element) });
  return document.activeElement === element;
}

/** Candidates for the focus, the best first: the next row, or the one before; the heading once the list is empty. */
export function neighboursOf({ item, next, previous, list, index }: ItemSpot, scope: Element): HTMLElement[] {
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

/** Candidates in what the lost control was in: what stands in its place, or follows; then what precedes. */
function successorsOf({ parent, previous }: Spot): HTMLElement[] {
  const before = previous?.isConnected ? previous : null;
  const standing = before ? before.nextElementSibling : parent.firstElementChild;
  const following = [...fromHere(standing)].flatMap(withItself);
  return [...following, ...withItself(before).toReversed()];
}

/** Candidates in the row of a lost control, the nearest first. */
const othersInItem = ({ item, index }: ItemSpot): HTMLElement[] => {
  const focusables = focusablesIn(item);
  return [...focusables.slice(Math.max(index, 0)), ...focusables.slice(0, Math.max(index, 0)).toReversed()];
};

/** The headings above what is gone, the nearest first: no controls, which whoever presses Enter twice would set off. */
function headingsAbove({ parent, previous }: Spot): HTMLElement[] {
  const room = parent.closest(`${DIALOG}, main`);
  const before = previous?.isConnected ? previous : null;
  const isAbove = (heading: HTMLElement): boolean =>
    before?.contains(heading) ||
    (heading.compareDocumentPosition(before ?? parent) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...(room?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])].filter(isAbove).toReversed();
}

/**
 * Candidates where no list has lost an item: what takes the place of the lost control; else what else is in its row, the
 * neighbouring row, and the heading above. None once somebody has left the place.
 */
export function heirsOf({ around, inList, scope }: Place): HTMLElement[] {
  const gone = around.findLast(({ element }) => !element.isConnected);
  if (!gone?.parent.isConnected || gone.parent === document.body) return [];
  const inRow = inList ? [...othersInItem(inList), ...neighboursOf(inList, scope)] : [];
  return [...successorsOf(gone), ...inRow, ...headingsAbove(gone)].filter(isInSight);
}
