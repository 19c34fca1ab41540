import type { Registry, RegistryEntry } from '@barg/contract';
import type { RemoteBuild } from './remote-build.ts';

/** Where a file of a build is served. */
export const urlOf = ({ name, version }: RemoteBuild, file: string): string => `/remotes/${name}/${version}/${file}`;

const toEntry = (build: RemoteBuild): RegistryEntry => ({
  version: build.version,
  manifest: urlOf(build, 'mf-manifest.json'),
  entry: urlOf(build, build.entryFile),
  descriptor: build.descriptor,
});

/** The body of /registry.json. */
export const toRegistry = (builds: readonly RemoteBuild[]): Registry => ({
  remotes: Object.fromEntries(builds.map((build) => [build.name, toEntry(build)])),
});
