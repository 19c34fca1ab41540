const hasSelector = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;
const hasRules = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

/** What rules say, and those inside of media queries, for one of the selectors and nothing else. */
const declarationsOf = (rules: Iterable<CSSRule>, selectors: readonly string[]): string[] =>
  [...rules].flatMap((rule) => {
    if (hasSelector(rule)) return selectors.includes(rule.selectorText) ? [rule.style.cssText] : [];
    return hasRules(rule) ? declarationsOf(rule.cssRules, selectors) : [];
  });

/** The styles that an element's own classes give it, at every width: jsdom computes no media queries and no `calc`. */
export function stylesOf({ classList }: Element): string {
  const selectors = [...classList].map((name) => `.${name}`);
  return [...document.styleSheets].flatMap(({ cssRules }) => declarationsOf(cssRules, selectors)).join('\n');
}
