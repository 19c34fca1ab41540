import { SHELL, type RemoteName } from '@barg/contract';
import {
  followChannel,
  isAmong,
  type Channel,
  type ChannelState,
  type TrustedStore,
  type RefusedStatement,
  type ReleaseRef,
  type SignedChannel,
} from '@barg/releases';
import { buildOrNull, createBuildReader, type BuildReaderOptions } from './build-reader.ts';
import { readRemoteBuild, type RemoteBuild } from './remote-build.ts';

/** A remote as one visitor gets it. */
export interface AnnouncedRemote {
  build: RemoteBuild;
  /** Paused by its team: its routes say so, and nothing of it is loaded. */
  isPaused: boolean;
  /** The visitor gets the canary. */
  isCanary: boolean;
}

/** The deployed remotes. */
export interface RemoteSource {
  /** The remotes for a visitor. Invalid or unreadable ones are left out and reported once. */
  list: (visitorId?: string | null) => Promise<AnnouncedRemote[]>;
  /** Every build that some visitor gets: stable versions and canaries. */
  listAll: () => Promise<RemoteBuild[]>;
  /** The live statement of every published remote. */
  channels: () => Promise<SignedChannel[]>;
  /** The remotes with refused newest statements. */
  refused: () => Promise<RefusedRemote[]>;
  /** Whether visitors get different versions. */
  hasCanary: () => Promise<boolean>;
  /** The folder of a version that may still be open in a tab; null when unknown. */
  directoryOf: (name: string, version: string) => Promise<string | null>;
}

/** The refused statements of a remote, and what is live instead. */
export interface RefusedRemote {
  remote: RemoteName;
  /** The number of the live statement; null when there is none. */
  live: number | null;
  statements: RefusedStatement[];
}

export interface ReleasedRemotesOptions extends TrustedStore, BuildReaderOptions<RemoteBuild> {
  /** Whether a version was withdrawn as a canary because of its failures. */
  isWithdrawn?: (remote: RemoteName, version: string) => boolean;
  /** Pages go on with the version before while the next one is prepared, also when its files are near. */
  isPatient?: boolean;
}

type Follower = ReturnType<typeof followChannel>;

/** The teams' releases in a store, verified with the trusted keys. */
export function releasedRemotes(options: ReleasedRemotesOptions): RemoteSource {
  const { store, report, isWithdrawn = () => false, isPatient = store.isFar } = options;
  const builds = createBuildReader<RemoteBuild>({ ...options, readBuild: readRemoteBuild });
  /** The last served stable build of each remote. */
  const standing = new Map<RemoteName, RemoteBuild>();
  const followers = new Map<RemoteName, Follower>();
  const followerOf = (name: RemoteName): Follower => {
    const follower = followers.get(name) ?? followChannel(options, name, report);
    followers.set(name, follower);
    return follower;
  };
  const states = async (): Promise<Array<ChannelState & { remote: RemoteName }>> => {
    // A remote stays followed after its folder is deleted: that does not unpublish it.
    const names = new Set([...followers.keys(), ...(await store.listRemotes())]);
    // What loads them is followed for itself.
    names.delete(SHELL);
    return Promise.all([...names].toSorted().map(async (remote) => ({ remote, ...(await followerOf(remote)()) })));
  };
  const signedChannels = async (): Promise<SignedChannel[]> => (await states()).flatMap(({ live }) => live ?? []);
  const channels = async (): Promise<Channel[]> => (await signedChannels()).map(({ statement }) => statement);
  const canaryOf = ({ remote, canary }: Channel) => (canary && !isWithdrawn(remote, canary.version) ? canary : null);

  /** The version, if it is available without delaying the page. */
  const atHand = (remote: RemoteName, ref: ReleaseRef) =>
    isPatient && standing.has(remote) ? builds.begin(remote, ref) : builds.read(remote, ref);

  /** The stable version. While its files are missing the former one stays; an invalid one is dropped at once. */
  const stableBuild = async (remote: RemoteName, ref: ReleaseRef): Promise<RemoteBuild | null> => {
    const found = await atHand(remote, ref);
    if (found === 'unsound') return null;
    if (found === 'away') return standing.get(remote) ?? null;
    standing.set(remote, found);
    return found;
  };
  const announce = async (channel: Channel, visitorId: string | null): Promise<AnnouncedRemote | null> => {
    const { remote, stable, isPaused } = channel;
    const canary = canaryOf(channel);
    const isChosen = canary && visitorId && isAmong(visitorId, { remote, ...canary });
    // An unreadable canary must not cost its visitors the remote.
    const chosen = isChosen ? buildOrNull(await atHand(remote, canary)) : null;
    const build = chosen ?? (stable && (await stableBuild(remote, stable)));
    return build ? { build, isPaused, isCanary: build === chosen } : null;
  };

  return {
    list: async (visitorId = null) => {
      const announced = (await channels()).map((channel) => announce(channel, visitorId));
      return (await Promise.all(announced)).filter((remote) => remote !== null);
    },
    listAll: async () => {
      const refs = (await channels()).flatMap((channel) =>
        [canaryOf(channel), channel.stable].flatMap((ref) => (ref ? [{ remote: channel.remote, ref }] : [])),
      );
      const found = await Promise.all(refs.map(({ remote, ref }) => builds.read(remote, ref)));
      return found.map(buildOrNull).filter((build) => build !== null);
    },
    channels: signedChannels,
    refused: async () =>
      (await states())
        .filter(({ refused }) => refused.length > 0)
        .map(({ remote, live, refused }) => ({
          remote,
          live: live?.statement.sequence ?? null,
          statements: refused,
        })),
    hasCanary: async () => (await channels()).some((channel) => canaryOf(channel) !== null),
    directoryOf: (name, version) => store.folderOf(name, version),
  };
}
