/**
 * Values that are known at run time only stand in `style` attributes, which the policy of pages refuses in markup. Drawn
 * by a server they stand in an attribute of this name, each with a rule in a style tag, until a browser takes over.
 */
export const DRAWN_STYLE = 'data-drawn-style';

/** Makes the markup what React has drawn, which it expects to find. */
export function putStylesBack(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${DRAWN_STYLE}]`)) {
    element.style.cssText = element.getAttribute(DRAWN_STYLE) ?? '';
    element.removeAttribute(DRAWN_STYLE);
  }
}
