import { createElement } from 'react';

const SIDE = 24;

/**
 * Stands in for what makes a component of an icon's data. Icons are drawn by the kit's `Icon` alone, which gives size
 * and stroke; contexts, class names and labels are its own.
 */
export default function createLucideIcon({ node }) {
  return function LucideGlyph({ size, strokeWidth }) {
    const attributes = {
      width: size,
      height: size,
      viewBox: `0 0 ${SIDE} ${SIDE}`,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    };
    return createElement(
      'svg',
      attributes,
      node.map(([tag, shape]) => createElement(tag, shape)),
    );
  };
}
