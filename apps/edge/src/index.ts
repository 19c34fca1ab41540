/** The web tier's interface for tools and tests. */
export { createEdge } from './app.ts';
export type { EdgeOptions } from './edge-options.ts';
export { readEdgeConfig, type EdgeConfig } from './config.ts';
export { reserveDeployedRoutes } from './remotes/follow-deployments.ts';
export { startSingleBox, type SingleBox } from './single-box.ts';
