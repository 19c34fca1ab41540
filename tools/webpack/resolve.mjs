import path from 'node:path';
import { WORKSPACE_ROOT } from './paths.mjs';

const installed = (file) => path.join(WORKSPACE_ROOT, 'node_modules', file);

/** They are requested by `import` and `require`; without an alias a page would have two copies. */
const federationPackages = ['runtime', 'runtime-core', 'sdk'];

const oneFederationRuntime = Object.fromEntries(
  federationPackages.map((name) => [
    `@module-federation/${name}$`,
    installed(`@module-federation/${name}/dist/index.js`),
  ]),
);

/** The package's export conditions lead to its development build in every mode. */
const productionRouter = {
  'react-router$': installed('react-router/dist/production/index.mjs'),
  'react-router/dom$': installed('react-router/dist/production/dom-export.mjs'),
};

/** How requests become files: entries that the packages bring themselves. */
export const resolveConfig = ({ isDevelopment, alias = {} }) => ({
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  // RxJS as modern JavaScript instead of its ES5 build with helpers.
  conditionNames: ['es2015', '...'],
  alias: { ...oneFederationRuntime, ...(!isDevelopment && productionRouter), ...alias },
});
