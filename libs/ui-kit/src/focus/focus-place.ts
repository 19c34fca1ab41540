/** Selector of an item of a list. */
export const ITEM = 'li, tr, [role=listitem], [role=row]';
export const DIALOG = '[role=dialog], [role=alertdialog]';
/** Selector of what is open for a choice, and restores the focus itself. */
export const CHOICE = '[role=menu], [role=listbox]';
export const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), ' +
  'summary, video[controls], audio[controls]';

/** Where an element stands, to find what stands there once it is gone. */
export interface Spot {
  element: Element;
  parent: Element;
  previous: Element | null;
}

/** The focused element's item in a list. */
export interface ItemSpot {
  item: Element;
  next: Element | null;
  previous: Element | null;
  list: Element | null;
  /** Index among the focusable elements of the item. */
  index: number;
}

/** The position of the focused element. */
export interface Place {
  path: string;
  control: Element;
  /** The dialog that the element is in, or the page. */
  scope: Element;
  inList: ItemSpot | null;
  /** The element and what it is in, from the inside, as far as the scope. */
  around: readonly Spot[];
}

export const focusablesIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];

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

/** Where a focused element is; null for a choice, which restores the focus itself. */
export function placeOf(focused: Element): Place | null {
  if (focused.closest(CHOICE)) return null;
  const scope = focused.closest(DIALOG) ?? document.body;
  const around: Spot[] = [];
  for (let element = focused; element !== scope && element.parentElement; element = element.parentElement)
    around.push({ element, parent: element.parentElement, previous: element.previousElementSibling });
  return { path: location.pathname, control: focused, scope, inList: itemSpotOf(focused, scope), around };
}
