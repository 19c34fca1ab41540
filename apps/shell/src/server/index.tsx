import { lentModules } from './lent-modules.ts';

export { drawPage as draw } from './draw-page.tsx';

/** Where the bundles of remotes ask for what the shell lends. */
Object.assign(globalThis, { lend: (name: string): unknown => lentModules[name]?.() });
