import { useState, type ComponentType } from 'react';
import { IconButton, type LucideIcon, lazyPart } from '@barg/ui-kit';

export interface ClosedMenu {
  icon: LucideIcon;
  label: string;
}

/** The button that was pressed goes with its focus; the one that waits in its place has it until the menu comes. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Stands in the place of a menu that is on its way. */
export const WaitingMenu = (closed: ClosedMenu) => <IconButton {...closed} ref={takeFocus} aria-busy />;

/**
 * A menu behind an icon: what it offers, and the code of menus, are fetched by the first press, or by the next when it
 * did not come. `load` brings a menu that stands there open.
 */
export function lazyMenu(load: () => Promise<ComponentType<ClosedMenu>>): ComponentType<ClosedMenu> {
  const OpenMenu = lazyPart<ClosedMenu>(async () => ({ default: await load() }), {
    waiting: (closed) => <WaitingMenu {...closed} />,
    failed: (retry, closed) => <IconButton {...closed} onClick={retry} />,
  });
  return function LazyMenu(closed: ClosedMenu) {
    const [isAsked, setAsked] = useState(false);
    return isAsked ? <OpenMenu {...closed} /> : <IconButton {...closed} onClick={() => setAsked(true)} />;
  };
}
