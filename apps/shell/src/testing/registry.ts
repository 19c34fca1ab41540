import type { Registry, RegistryEntry, RemoteDescriptor, RemoteName } from '@barg/contract';

const nothing = { contract: '1.0.0', routes: [], nav: [], fills: [], offers: [], intents: [] };

/** A registry of remotes with the given parts of their descriptors. */
export function registryOf(descriptors: Partial<Record<RemoteName, Partial<RemoteDescriptor>>>): Registry {
  const entries = Object.entries(descriptors) as [RemoteName, Partial<RemoteDescriptor>][];
  const toEntry = ([name, parts]: (typeof entries)[number]): [RemoteName, RegistryEntry] => [
    name,
    {
      version: '1',
      manifest: `/remotes/${name}/1/mf-manifest.json`,
      entry: `/remotes/${name}/1/remoteEntry.js`,
      integrity: 'sha384-test',
      descriptor: { ...nothing, ...parts, name },
    },
  ];
  return { remotes: Object.fromEntries(entries.map(toEntry)) };
}
