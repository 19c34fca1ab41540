import {
  acceptChannel,
  acceptFiles,
  acceptRelease,
  generateKey,
  integrityOf,
  nextStatement,
  readState,
  seal,
  trustedKeys,
  versionOf,
  type Release,
  type ReleaseRef,
  type TrustedStore,
  type Wish,
} from '../index.ts';

/** The files of a tiny build of the feed. */
export const textsOf = (descriptor: string): Record<string, string> => ({
  'descriptor.json': descriptor,
  'mf-manifest.json': '{}',
});

/** The list of a build, to be signed. */
export function listOf(texts: Record<string, string>, label = ''): Release {
  const files = Object.entries(texts).map(([path, text]) => {
    const bytes = Buffer.from(text);
    return { path, size: bytes.length, integrity: integrityOf(bytes) };
  });
  return { type: 'release', remote: 'feed', version: versionOf(files), label, contract: '1.0.0', base: null, files };
}

/** The feed's team, whose key is trusted, before a store. */
export function feedTeam(
  store: TrustedStore['store'],
  { key, entry }: Pick<ReturnType<typeof generateKey>, 'key' | 'entry'> = generateKey('feed', ['feed']),
) {
  const site: TrustedStore = { store, keys: trustedKeys([entry]) };
  const sendFiles = (texts: Record<string, string>, version: string): Promise<void> =>
    acceptFiles(site, { remote: 'feed', version }, Object.keys(texts), async (path) => Buffer.from(texts[path] ?? ''));
  return {
    site,
    key,
    entry,
    sendFiles,
    /** Sends a build whole. */
    release: async (descriptor: string): Promise<ReleaseRef> => {
      const texts = textsOf(descriptor);
      const { ref } = await acceptRelease(site, seal(listOf(texts), key));
      await sendFiles(texts, ref.version);
      return ref;
    },
    publish: async (wish: Wish) =>
      acceptChannel(site, seal(nextStatement('feed', await readState(site, 'feed'), wish, new Date()), key)),
  };
}
