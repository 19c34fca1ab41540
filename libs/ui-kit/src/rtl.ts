import flipSides from 'stylis-plugin-rtl';
import type { StylisPlugin } from './theme/ui-provider.tsx';

/** What stands outside of parentheses, or whole within them: percents of a gradient or of a mix of colours have no side. */
const WHOLE = String.raw`(?:[^;()%]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*`;

/**
 * Matches every declaration that the plugin (its rules are those of cssjanus 2) may change, as stylis writes it:
 * without optional spaces. Shorthands with four values count, because their second and fourth (right and left) are
 * swapped; a shadow that is not moved sideways does not. The first style that matches costs a slow phone 60 ms.
 */
const HAS_SIDES = new RegExp(
  [
    'left|right|ltr|rtl|[ew]-resize',
    String.raw`translatex?\(`,
    `background${WHOLE}%`,
    String.raw`shadow:(?!none|var|(?:inset\s)?0(?:px)?\s)`,
    String.raw`radius:[^;]*[\s/]`,
    String.raw`(?:margin|padding|border-(?:width|color|style)):\S+\s\S+\s\S+\s\S`,
  ].join('|'),
  'i',
);

type Element = Parameters<StylisPlugin>[0];

const hasSides = ({ value, children }: Element): boolean =>
  typeof children === 'string' || children.length === 0 ? HAS_SIDES.test(value) : children.some(hasSides);

/**
 * The stylis plugin that flips physical properties; fetched by right-to-left pages only. It skips styles without
 * physical sides (nearly all of the site's), because flipping runs some thirty patterns over each.
 */
export const rtlPlugin: StylisPlugin = (element, ...rest) => {
  if (hasSides(element)) flipSides(element, ...rest);
};
