import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { stableType } from './stable-types.mjs';

export { Fragment };

/** Instead of React's own, which a shell with the production build of React cannot run. */
export const jsxDEV = (type, props, key, hasStaticChildren) =>
  (hasStaticChildren ? jsxs : jsx)(stableType(type), props, key);
