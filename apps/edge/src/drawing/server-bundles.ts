import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { SERVER_BUNDLE_FILE, serverBundleName } from '@barg/contract';
import { integrityOf } from '@barg/releases';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { Bundle } from './renderer/messages.ts';
import type { RendererSet } from './renderers.ts';

async function readShellBundle(file: string): Promise<Bundle> {
  return { name: serverBundleName('shell'), base: '/', code: await readFile(file, 'utf8') };
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
export async function rendererSetOf(shellDir: string, build: RemoteBuild | null): Promise<RendererSet | null> {
  if (build && !build.integrity.has(SERVER_BUNDLE_FILE)) return null;
  const file = path.join(shellDir, SERVER_BUNDLE_FILE);
  const shell = await stat(file).catch(() => null);
  if (!shell) return null;
  return {
    key: `shell ${shell.mtimeMs} ${build ? `with ${build.name} ${build.version}` : 'alone'}`,
    readBundles: () => Promise.all([readShellBundle(file), ...(build ? [readRemoteBundle(build)] : [])]),
  };
}
