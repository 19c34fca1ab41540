import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

const here = (file) => path.join(import.meta.dirname, file);

/** Marks the request of an expose that is rendered through a stable component. */
const STABLE = 'stable';

export const stableExpose = (file) => `${file}?${STABLE}`;

/** Hot reloading of a remote in an open page, with any build of React, which keeps its state. */
export const hotParts = ({ directory }) => ({
  alias: { 'react/jsx-dev-runtime$': here('jsx-dev-runtime.mjs') },
  rules: [{ resourceQuery: new RegExp(`^\\?${STABLE}$`), enforce: 'pre', loader: here('expose-loader.cjs') }],
  plugins: [
    // Without the overlay, which uses unsafe HTML.
    new ReactRefreshPlugin({ overlay: false, include: path.join(directory, 'src'), exclude: /\.test\.tsx?$/ }),
  ],
});
