import type { Registry, RegistryEntry, RemoteDescriptor } from '@barg/contract';
import type { RemoteBuild } from './remote-build.ts';
import type { AnnouncedRemote } from './released-remotes.ts';

/** The URL of a build's file. */
export const urlOf = ({ base }: RemoteBuild, file: string): string => base + file;

/** Without fields for the web tier alone: the registry is in every page. */
const forPages = (descriptor: RemoteDescriptor): RemoteDescriptor => ({
  ...descriptor,
  routes: descriptor.routes.map(({ firstCalls: _calls, isDrawn: _drawn, ...route }) => route),
});

const toEntry = ({ build, isPaused, isCanary }: AnnouncedRemote): RegistryEntry => ({
  version: build.version,
  manifest: urlOf(build, 'mf-manifest.json'),
  entry: urlOf(build, build.entryFile),
  integrity: build.integrity.get(build.entryFile),
  ...(isPaused ? { isPaused } : {}),
  ...(isCanary ? { isCanary } : {}),
  descriptor: forPages(build.descriptor),
});

/** The body of /registry.json. */
export const toRegistry = (announced: readonly AnnouncedRemote[]): Registry => ({
  remotes: Object.fromEntries(announced.map((remote) => [remote.build.name, toEntry(remote)])),
});
