const COARSE = 'pointer: coarse';

/** How far the touch target of an element reaches beyond what is seen of it, as CSS has it; undefined if it does not. */
export const touchRoomOf = (element: Element): string | undefined =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule.cssText.includes(COARSE))
    .flatMap((rule) => [...rule.cssRules] as CSSStyleRule[])
    .find(
      ({ selectorText }) => selectorText.endsWith('::after') && element.matches(selectorText.replace('::after', '')),
    )
    ?.style.getPropertyValue('inset');
