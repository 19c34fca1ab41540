import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { SERVER_BUNDLE_FILE, serverBundleName } from '@barg/contract';
import { integrityOf } from '@barg/releases';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import { readShellFile, type ShellVersion } from '../shell/shell-version.ts';
import type { Bundle } from './renderer/messages.ts';
import type { RendererSet } from './renderers.ts';

/** @throws when the file is not the one that was signed */
async function readShellBundle(shell: ShellVersion): Promise<Bundle> {
  return { name: serverBundleName('shell'), base: '/', code: String(await readShellFile(shell, SERVER_BUNDLE_FILE)) };
}

/** What tells one shell from another; null for one without a server bundle. */
async function stampOf({ version, directory, integrity }: ShellVersion): Promise<string | null> {
  if (integrity) return integrity.has(SERVER_BUNDLE_FILE) ? String(version) : null;
  const found = await stat(path.join(directory, SERVER_BUNDLE_FILE)).catch(() => null);
  return found && String(found.mtimeMs);
}

/** @throws when the file is not the one that its team has signed */
async function readRemoteBundle({ name, directory, base, integrity }: RemoteBuild): Promise<Bundle> {
  const bytes = await readFile(path.join(directory, SERVER_BUNDLE_FILE));
  if (integrityOf(bytes) !== integrity.get(SERVER_BUNDLE_FILE))
    throw new Error(`${SERVER_BUNDLE_FILE} of ${name} is not the file that was signed`);
  return { name: serverBundleName(name), base, code: bytes.toString() };
}

/**
 * The shell and the remote that draw a page together, or the shell alone, whose own pages no other code comes near. Null
 * where one of them has no server bundle.
 */
export async function rendererSetOf(shell: ShellVersion, build: RemoteBuild | null): Promise<RendererSet | null> {
  if (build && !build.integrity.has(SERVER_BUNDLE_FILE)) return null;
  const stamp = await stampOf(shell);
  if (stamp === null) return null;
  return {
    key: `shell ${stamp} ${build ? `with ${build.name} ${build.version}` : 'alone'}`,
    readBundles: () => Promise.all([readShellBundle(shell), ...(build ? [readRemoteBundle(build)] : [])]),
  };
}
