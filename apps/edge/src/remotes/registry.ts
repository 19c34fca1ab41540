import type { Registry, RegistryEntry } from '@barg/contract';
import type { RemoteBuild } from './remote-build.ts';
import type { AnnouncedRemote } from './released-remotes.ts';

/** Where a file of a build is served. */
export const urlOf = ({ base }: RemoteBuild, file: string): string => base + file;

const toEntry = ({ build, isPaused, isCanary }: AnnouncedRemote): RegistryEntry => ({
  version: build.version,
  manifest: urlOf(build, 'mf-manifest.json'),
  entry: urlOf(build, build.entryFile),
  integrity: build.integrity.get(build.entryFile),
  ...(isPaused ? { isPaused } : {}),
  ...(isCanary ? { isCanary } : {}),
  descriptor: build.descriptor,
});

/** The body of /registry.json. */
export const toRegistry = (announced: readonly AnnouncedRemote[]): Registry => ({
  remotes: Object.fromEntries(announced.map((remote) => [remote.build.name, toEntry(remote)])),
});
