import type { RemoteName } from '@barg/contract';
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
import type { RemoteBuild } from './remote-build.ts';

/** A remote as one visitor gets it. */
export interface AnnouncedRemote {
  build: RemoteBuild;
  /** Taken out by its team: its routes say so, and nothing of it is loaded. */
  isPaused: boolean;
  /** The visitor tries it for the others. */
  isCanary: boolean;
}

/** Where the web tier finds the remotes that are deployed now. */
export interface RemoteSource {
  /** The remotes to announce to a visitor. A remote that cannot be trusted or read is left out and reported once. */
  list: (visitorId?: string | null) => Promise<AnnouncedRemote[]>;
  /** Every build that some visitor gets: the stable ones, and the canaries beside them. */
  listAll: () => Promise<RemoteBuild[]>;
  /** The live statement of each remote that was ever published. */
  channels: () => Promise<SignedChannel[]>;
  /** The remotes whose newest statements in the store are not followed. */
  refused: () => Promise<RefusedRemote[]>;
  /** Whether visitors differ in what they get. */
  hasCanary: () => Promise<boolean>;
  /** The folder of a version that may still be open in somebody's tab; null when it is unknown. */
  directoryOf: (name: string, version: string) => Promise<string | null>;
}

/** What lies in a remote's history without being followed, and what is live instead. */
export interface RefusedRemote {
  remote: RemoteName;
  /** The number of the live statement; null where there is none. */
  live: number | null;
  statements: RefusedStatement[];
}

export interface ReleasedRemotesOptions extends TrustedStore, BuildReaderOptions {
  /** Versions that were taken back because they failed in the field: nobody gets them as a canary. */
  isWithdrawn?: (remote: RemoteName, version: string) => boolean;
}

type Follower = ReturnType<typeof followChannel>;

/** What the teams have released to a store, checked against the keys that the site trusts. */
export function releasedRemotes(options: ReleasedRemotesOptions): RemoteSource {
  const { store, report, isWithdrawn = () => false } = options;
  const builds = createBuildReader(options);
  /** The build of each remote that was served last as the stable one. */
  const standing = new Map<RemoteName, RemoteBuild>();
  const followers = new Map<RemoteName, Follower>();
  const followerOf = (name: RemoteName): Follower => {
    const follower = followers.get(name) ?? followChannel(options, name, report);
    followers.set(name, follower);
    return follower;
  };
  const states = async (): Promise<Array<ChannelState & { remote: RemoteName }>> => {
    // A remote whose folder was taken away is followed on: that does not withdraw what it has published.
    const names = new Set([...followers.keys(), ...(await store.listRemotes())]);
    return Promise.all([...names].toSorted().map(async (remote) => ({ remote, ...(await followerOf(remote)()) })));
  };
  const signedChannels = async (): Promise<SignedChannel[]> => (await states()).flatMap(({ live }) => live ?? []);
  const channels = async (): Promise<Channel[]> => (await signedChannels()).map(({ statement }) => statement);
  const canaryOf = ({ remote, canary }: Channel) => (canary && !isWithdrawn(remote, canary.version) ? canary : null);

  /** The version itself, where it can be had without keeping the page waiting for its files. */
  const atHand = (remote: RemoteName, ref: ReleaseRef) =>
    store.isFar && standing.has(remote) ? builds.begin(remote, ref) : builds.read(remote, ref);

  /** Everybody's version. While its files cannot be had, the one before stays; what is not as signed is out at once. */
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
    // A canary that cannot be read must not cost its visitors the remote.
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
