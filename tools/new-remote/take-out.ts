import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest, type Manifest } from '../packages/published.ts';
import { WORKSPACE } from '../workspace.ts';
import { descriptorOf, portOf } from '../workspace-remotes.ts';
import { NewRemoteError } from './new-remote-error.ts';

/** What is a remote's own: all else of its folder here belongs to the workspace. */
const OWN = ['src', 'budgets.json'];

export interface OwnSources {
  /** By their path in the remote's folder. */
  files: ReadonlyMap<string, string>;
  manifest: Manifest;
  /** Of its development server. */
  port: number;
  /** An address that opens alone: without parameters, and for somebody without an account if there is one. */
  page: string;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * The sources of a remote of this workspace, as they are: they import packages alone, so they build elsewhere too.
 *
 * @throws NewRemoteError when there is no such remote
 */
export async function readOwnSources(name: string): Promise<OwnSources> {
  const app = `${name}-remote`;
  const folder = path.join(WORKSPACE, 'apps', app);
  if (!existsSync(path.join(folder, 'src/remote.ts'))) throw new NewRemoteError(`There is no remote ${name} here.`);
  const [src = '', ...single] = OWN.map((place) => path.join(folder, place));
  const places = [...(await filesBelow(src)), ...single.filter((file) => existsSync(file))];
  const files = await Promise.all(
    places.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const),
  );
  const port = await portOf(app);
  if (port === null) throw new NewRemoteError(`webpack.config.mjs of ${app} names no port.`);
  const { routes } = await descriptorOf(app);
  const open = routes.filter(({ path: address }) => !/[:*]/.test(address));
  const page = (open.find(({ auth }) => !auth) ?? open[0])?.path ?? '/';
  return { files: new Map(files), page, manifest: readManifest(path.join('apps', app)), port };
}
