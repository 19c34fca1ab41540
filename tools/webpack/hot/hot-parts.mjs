import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

const here = (file) => path.join(import.meta.dirname, file);

/** Marks the request of an expose that is rendered through a stable component. */
const STABLE = 'stable';

export const stableExpose = (file) => `${file}?${STABLE}`;

/** The module that keeps the texts of a remote fresh in an open page. */
export const hotTexts = (name) => `${here('hot-texts.mjs')}?${name}`;

/** Hot reloading of a remote in an open page, with any build of React, which keeps its state. */
export const hotParts = ({ name, directory, locales }) => ({
  alias: { 'react/jsx-dev-runtime$': here('jsx-dev-runtime.mjs'), 'barg-hot-locales': locales },
  rules: [
    {
      resourceQuery: new RegExp(`^\\?${STABLE}$`),
      enforce: 'pre',
      loader: here('expose-loader.cjs'),
      options: { before: hotTexts(name) },
    },
  ],
  plugins: [
    // Without the overlay, which uses unsafe HTML.
    new ReactRefreshPlugin({
      overlay: false,
      include: path.join(directory, 'src'),
      exclude: [/\.test\.tsx?$/, /\.json$/],
    }),
  ],
});
