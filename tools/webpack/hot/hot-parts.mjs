import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

const here = (file) => path.join(import.meta.dirname, file);

/** Marks the request of an expose that is to be drawn through a component that stays. */
const STABLE = 'stable';

export const stableExpose = (file) => `${file}?${STABLE}`;

/** What makes edits of a remote show in an open page, whoever's React draws it, and keep its state. */
export const hotParts = ({ directory }) => ({
  alias: { 'react/jsx-dev-runtime$': here('jsx-dev-runtime.mjs') },
  rules: [{ resourceQuery: new RegExp(`^\\?${STABLE}$`), enforce: 'pre', loader: here('expose-loader.cjs') }],
  plugins: [
    // Without its overlay, which draws by unsafe HTML.
    new ReactRefreshPlugin({ overlay: false, include: path.join(directory, 'src'), exclude: /\.test\.tsx?$/ }),
  ],
});
