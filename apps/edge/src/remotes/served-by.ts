import { SHELL } from '@barg/contract';
import type { ShellSource } from '../shell/released-shell.ts';
import type { RemoteSource } from './released-remotes.ts';

/** The released versions that visitors without a canary get. */
export const servedBy = async (remotes: RemoteSource, shells: ShellSource) => {
  const [listed, { shell }] = await Promise.all([remotes.list(), shells.choose()]);
  const ofShell = shell.version === null ? [] : [{ remote: SHELL, version: shell.version }];
  return [...listed.map(({ build }) => ({ remote: build.name, version: build.version })), ...ofShell];
};
