import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { stableType } from './stable-types.mjs';

export { Fragment };

/** Replaces React's own, which does not work with the production build of React. */
export const jsxDEV = (type, props, key, hasStaticChildren) =>
  (hasStaticChildren ? jsxs : jsx)(stableType(type), props, key);
