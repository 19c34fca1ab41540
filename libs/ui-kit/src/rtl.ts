import flipSides from 'stylis-plugin-rtl';
import type { StylisPlugin } from './theme/ui-provider.tsx';

/**
 * Matches every declaration that the plugin (its rules are those of cssjanus 2) may change, as stylis writes it:
 * without optional spaces. Four values count, because the second and the fourth (right and left) change places.
 */
const HAS_SIDES =
  /left|right|ltr|rtl|[ew]-resize|translate|background[^;]*%|shadow:(?!none|var)|radius:[^;]*[\s/]|(?:margin|padding|border-(?:width|color|style)):\S+\s\S+\s\S+\s\S/i;

type Element = Parameters<StylisPlugin>[0];

const hasSides = ({ value, children }: Element): boolean =>
  typeof children === 'string' || children.length === 0 ? HAS_SIDES.test(value) : children.some(hasSides);

/**
 * The stylis plugin that flips physical properties; fetched by right-to-left pages only. Styles without sides, which
 * nearly all of the site's are, it leaves alone: some thirty patterns would be sought in each.
 */
export const rtlPlugin: StylisPlugin = (element, ...rest) => {
  if (hasSides(element)) flipSides(element, ...rest);
};
