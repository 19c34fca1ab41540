import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServedPackage } from '../../apps/edge/src/packages/package-index.ts';
import type { Surface } from '@barg/releases';
import { LENT_FILE } from '../shared-surface/surface-here.ts';
import { workspaceSurface } from '../shared-surface/workspace-surface.ts';
import { WORKSPACE } from '../workspace.ts';
import { archiveOf, integrityOf, type PackedFile } from './archive.ts';
import { compileKit, type CompiledKit } from './compile-kit.ts';
import { compileLibraries } from './compile-libraries.ts';
import { documentsOf, kitManifest, libraryManifest } from './manifests.ts';
import { PACKAGES } from './published.ts';
import { jsonOf, storePackages, type PackedPackage } from './store-packages.ts';

const HASH_LENGTH = 16;

interface Compiled {
  libraries: ReadonlyMap<string, PackedFile[]>;
  kit: CompiledKit;
  lent: Surface;
}

/** What a shell lends of a library: builds of remotes are compared with it. */
function lentOf(name: string, lent: Surface): PackedFile[] {
  const own = Object.entries(lent).filter(([request]) => request === name || request.startsWith(`${name}/`));
  return own.length > 0 ? [{ place: LENT_FILE, content: Buffer.from(JSON.stringify(Object.fromEntries(own))) }] : [];
}

async function filesOf(name: string, folder: string, { libraries, kit, lent }: Compiled): Promise<PackedFile[]> {
  const library = libraries.get(path.basename(folder));
  const license = { place: 'LICENSE', content: await readFile(path.join(WORKSPACE, 'LICENSE')) };
  const [own, manifest] = library ? [library, libraryManifest(folder)] : [kit.files, kitManifest(folder, kit.imports)];
  const more = [license, { place: 'package.json', content: jsonOf(manifest) }];
  return [...own, ...lentOf(name, lent), ...documentsOf(folder), ...more];
}

/** Every package with its files, before they are archives. */
export async function compilePackages(): Promise<ReadonlyMap<string, PackedFile[]>> {
  const compiled = { libraries: await compileLibraries(), kit: compileKit(), lent: await workspaceSurface() };
  const made = [...PACKAGES].map(async ([name, folder]) => [name, await filesOf(name, folder, compiled)] as const);
  return new Map(await Promise.all(made));
}

function pack(files: readonly PackedFile[]): PackedPackage {
  const archive = archiveOf(files);
  const text = files.find(({ place }) => place === 'package.json')?.content.toString() ?? '';
  const manifest = JSON.parse(text) as ServedPackage['manifest'] & { name: string; version: string };
  const { name, version } = manifest;
  const hash = createHash('sha256').update(archive).digest('hex').slice(0, HASH_LENGTH);
  const file = `${name.replace(/^@barg\//, '')}-${version}.${hash}.tgz`;
  return { entry: { name, version, file, integrity: integrityOf(archive), bytes: archive.length, manifest }, archive };
}

/** Makes the packages and their list, in an absolute folder which has nothing else in it afterwards. */
export async function makePackages(output: string): Promise<ServedPackage[]> {
  const packed = [...(await compilePackages()).values()].map(pack);
  await storePackages(output, packed);
  return packed.map(({ entry }) => entry);
}
