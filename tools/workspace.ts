import path from 'node:path';

/** Whether these tools are the package `@barg/remote-kit`, in a repository that holds one remote and nothing else. */
export const isInstalled = import.meta.dirname.split(path.sep).includes('node_modules');

/** The root of the workspace. Of the installed tools: of the remote's own repository, in which npm runs them. */
export const WORKSPACE = isInstalled ? process.cwd() : path.resolve(import.meta.dirname, '..');

/** The folder of a remote. */
export const remoteFolder = (remote: string): string =>
  isInstalled ? WORKSPACE : path.join(WORKSPACE, 'apps', `${remote}-remote`);
