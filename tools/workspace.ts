import path from 'node:path';

/** Whether these tools are the package `@barg/remote-kit`, in a repository that holds one remote and nothing else. */
export const isInstalled = import.meta.dirname.split(path.sep).includes('node_modules');

/** The root of the workspace. Of the installed tools: of the remote's own repository, in which npm runs them. */
export const WORKSPACE = isInstalled ? process.cwd() : path.resolve(import.meta.dirname, '..');

/** The folder of a remote. */
export const remoteFolder = (remote: string): string =>
  isInstalled ? WORKSPACE : path.join(WORKSPACE, 'apps', `${remote}-remote`);

/** The place of what is released in the workspace, with forward slashes: of a remote, or of the shell. */
export const appPlace = (name: string): string => (name === 'shell' ? 'apps/shell' : `apps/${name}-remote`);

/** The folder of what is released: of a remote, or of the shell, which no repository of a remote has. */
export const appFolder = (name: string): string =>
  name === 'shell' ? path.join(WORKSPACE, appPlace(name)) : remoteFolder(name);
