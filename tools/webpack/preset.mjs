/** The builds of the workspace's apps. */
export { remoteConfig } from './remote.mjs';
export { shellConfig } from './shell.mjs';
