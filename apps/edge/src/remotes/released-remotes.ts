import type { RemoteName } from '@barg/contract';
import {
  followChannel,
  isAmong,
  readRelease,
  type Channel,
  type ChannelState,
  type TrustedStore,
  type RefusedStatement,
  type ReleaseRef,
  type SignedChannel,
} from '@barg/releases';
import { readRemoteBuild, type RemoteBuild } from './remote-build.ts';

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

export interface ReleasedRemotesOptions extends TrustedStore {
  report: (message: string) => void;
  /** Brings what the pages of a version need besides its files; no visitor gets the version before. */
  prepare?: (build: RemoteBuild) => Promise<void>;
  /** Versions that were taken back because they failed in the field: nobody gets them as a canary. */
  isWithdrawn?: (remote: RemoteName, version: string) => boolean;
}

type Follower = ReturnType<typeof followChannel>;

/** So long a version that could not be read stays out before it is tried again, in milliseconds. */
const RETRY_MS = 1000;

/**
 * Reads each version once. A broken one is reported once and tried again after a moment: its team may have sent the
 * file anew, or the storage be back.
 */
function createBuildReader({ store, keys, report, prepare = async () => undefined }: ReleasedRemotesOptions) {
  const known = new Map<string, Promise<RemoteBuild | null>>();
  const reported = new Map<string, string>();
  const read = async (remote: RemoteName, { version, digest }: ReleaseRef): Promise<RemoteBuild> => {
    const [release, folder] = await Promise.all([
      readRelease({ store, keys }, remote, version),
      store.folderOf(remote, version),
    ]);
    if (release.digest !== digest || folder === null) throw new Error(`${remote} ${version} is not what was released`);
    const build = await readRemoteBuild(folder, release.statement);
    await prepare(build).catch((error: Error) => report(`${remote} ${version} is not prepared: ${error.message}`));
    return build;
  };
  const tryToRead = async (key: string, remote: RemoteName, ref: ReleaseRef): Promise<RemoteBuild | null> => {
    try {
      const build = await read(remote, ref);
      reported.delete(key);
      return build;
    } catch (error) {
      const { message } = error as Error;
      if (reported.get(key) !== message) report(message);
      reported.set(key, message);
      setTimeout(() => known.delete(key), RETRY_MS).unref();
      return null;
    }
  };
  return (remote: RemoteName, ref: ReleaseRef): Promise<RemoteBuild | null> => {
    const key = `${remote}/${ref.digest}`;
    const build = known.get(key) ?? tryToRead(key, remote, ref);
    known.set(key, build);
    return build;
  };
}

/** What the teams have released to a store, checked against the keys that the site trusts. */
export function releasedRemotes(options: ReleasedRemotesOptions): RemoteSource {
  const { store, report, isWithdrawn = () => false } = options;
  const readBuild = createBuildReader(options);
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

  const announce = async (channel: Channel, visitorId: string | null): Promise<AnnouncedRemote | null> => {
    const { remote, stable, isPaused } = channel;
    const canary = canaryOf(channel);
    const isChosen = canary && visitorId && isAmong(visitorId, { remote, ...canary });
    // A canary that cannot be read must not cost its visitors the remote.
    const chosen = isChosen ? await readBuild(remote, canary) : null;
    const build = chosen ?? (stable && (await readBuild(remote, stable)));
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
      const builds = await Promise.all(refs.map(({ remote, ref }) => readBuild(remote, ref)));
      return builds.filter((build) => build !== null);
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
