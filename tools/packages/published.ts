import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

/** What a remote is built with, by its folder below libs/. */
export const LIBRARIES = ['contract', 'runtime', 'api-client', 'session', 'ui-kit'] as const;

/** The folder of each package. The kit is made of the workspace's own tools. */
export const PACKAGES: ReadonlyMap<string, string> = new Map([
  ...LIBRARIES.map((name) => [`@barg/${name}`, `libs/${name}`] as const),
  ['@barg/remote-kit', 'tools/remote-kit'],
]);

/** Where they are made, and where the site looks for them. */
export const OUTPUT = path.join(WORKSPACE, 'dist/packages');

/** A package.json, as far as it concerns the packages. */
export interface Manifest {
  name: string;
  version: string;
  description?: string;
  license?: string;
  type?: string;
  sideEffects?: boolean;
  bin?: Record<string, string>;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** @param file from the root of the workspace */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8')) as T;

/** A manifest of the workspace, by its folder. */
export const readManifest = (folder: string): Manifest => readJson<Manifest>(path.join(folder, 'package.json'));
