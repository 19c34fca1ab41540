import { DRAWN_STYLE } from '../site/drawn-styles.ts';

const STYLE = / style="([^"]*)"/g;
/** Custom properties (the kit's `customProperties`) with sizes, numbers and names: nothing that could end the rule. */
const PROPERTIES = /^(?:--[a-z][a-z-]*:[\w.%#, +*()-]+(?:;|$))+$/;

/**
 * Markup without style attributes, and the rules for it; see {@link DRAWN_STYLE}.
 *
 * @throws when a style attribute has more than custom properties with plain values
 */
export function takeStylesOut(html: string): { html: string; rules: string } {
  const found = new Set<string>();
  const without = html.replaceAll(STYLE, (_attribute, style: string) => {
    if (!PROPERTIES.test(style)) throw new Error(`has a style attribute, which pages refuse: ${style.slice(0, 100)}`);
    found.add(style);
    return ` ${DRAWN_STYLE}="${style}"`;
  });
  return { html: without, rules: [...found].map((style) => `[${DRAWN_STYLE}="${style}"]{${style}}`).join('') };
}
