/** The web tier as tools and tests use it. */
export { createEdge, type EdgeOptions } from './app.ts';
export { readEdgeConfig, type EdgeConfig } from './config.ts';
export { reserveDeployedRoutes } from './remotes/follow-deployments.ts';
export { startSingleBox, type SingleBox } from './single-box.ts';
