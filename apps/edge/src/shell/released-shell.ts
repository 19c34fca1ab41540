import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SHELL } from '@barg/contract';
import {
  followChannel,
  isAmong,
  type Channel,
  type ChannelState,
  type ReleaseRef,
  type TrustedStore,
} from '@barg/releases';
import { IMMUTABLE, cacheControlOf } from '../files/caching.ts';
import { buildOrNull, createBuildReader, type FoundBuild } from '../remotes/build-reader.ts';
import { createFormerShells } from './former-shells.ts';
import { ownShell, readShellVersion, type ShellFiles, type ShellVersion } from './shell-version.ts';
import { createSoundFiles } from './sound-files.ts';

/** Milliseconds that a file waits for a storage that does not say what was deployed meanwhile. */
const PATIENCE_MS = 3000;

/** A shell as one visitor gets it. */
export interface ChosenShell {
  shell: ShellVersion;
  /** The visitor gets the canary. */
  isCanary: boolean;
}

/**
 * The shells that visitors get. There is always one: where nothing is released, the one that the site was started with.
 */
export interface ShellSource {
  choose: (visitorId?: string | null) => Promise<ChosenShell>;
  /** Every shell that some visitor gets, the canary first. */
  listAll: () => Promise<ShellVersion[]>;
  hasCanary: () => Promise<boolean>;
  /** The shell that has the file which a visitor's page asks for; null when none has it as it was signed. */
  find: (file: string, visitorId: string | null) => Promise<ShellFiles | null>;
  /** The statements, as of a remote; without a live one where nothing was ever released. */
  state: () => Promise<ChannelState>;
  /** The one that the site was started with. */
  own: ShellVersion;
}

export interface ReleasedShellOptions extends TrustedStore {
  /** The build that the site was started with. */
  shellDir: string;
  report: (message: string) => void;
  /** Whether a version was withdrawn as a canary because of its failures. */
  isWithdrawn?: (remote: string, version: string) => boolean;
  /** Prepares what a version's pages need besides its files; no visitor gets it before. */
  prepare?: (shell: ShellVersion) => Promise<void>;
  /** Pages go on with the shell before while the next one is prepared, also when its files are near. */
  isPatient?: boolean;
}

type Look = (ref: ReleaseRef) => FoundBuild<ShellVersion> | Promise<FoundBuild<ShellVersion>>;

/** Its address changes with its content, so that it may belong to a page of any version. */
const isOfAnyVersion = (file: string): boolean => cacheControlOf(file) === IMMUTABLE;

/** A path below a folder, however it was written. */
const below = (file: string): string => path.posix.normalize(`/${file}`).slice(1);

/** The shell's releases in a store, verified with the trusted keys, and the build that the site was started with. */
export function releasedShell(options: ReleasedShellOptions): ShellSource {
  const { store, shellDir, report, isWithdrawn = () => false, isPatient = store.isFar } = options;
  const own = ownShell(shellDir);
  const builds = createBuildReader<ShellVersion>({ ...options, readBuild: readShellVersion });
  const follow = followChannel(options, SHELL, report);
  const ofFormer = createFormerShells(options);
  const isSound = createSoundFiles(report);
  /** The last released one that was served to everybody. */
  let standing: ShellVersion | null = null;

  const channel = async (): Promise<Channel | null> => (await follow()).live?.statement ?? null;
  const canaryOf = ({ canary }: Channel) => (canary && !isWithdrawn(SHELL, canary.version) ? canary : null);

  /** The version, if it is available without delaying the page. */
  const atHand: Look = (ref) => (isPatient && standing ? builds.begin(SHELL, ref) : builds.read(SHELL, ref));
  /** The version, however long that takes: who asks for what is deployed is not to be given what was. */
  const inFull: Look = (ref) => builds.read(SHELL, ref);

  /** What everybody gets. A site is never without a shell: where a release cannot be served, the one before it stays. */
  const stableOf = async ({ stable }: Channel, look: Look): Promise<ShellVersion> => {
    if (!stable) {
      standing = null;
      return own;
    }
    const found = buildOrNull(await look(stable));
    standing = found ?? standing;
    return standing ?? own;
  };
  const choose = async (visitorId: string | null = null): Promise<ChosenShell> => {
    const live = await channel();
    if (!live) return { shell: own, isCanary: false };
    const canary = canaryOf(live);
    const isChosen = canary && visitorId && isAmong(visitorId, { remote: SHELL, ...canary });
    const chosen = isChosen ? buildOrNull(await (isPatient ? builds.begin : builds.read)(SHELL, canary)) : null;
    return chosen ? { shell: chosen, isCanary: true } : { shell: await stableOf(live, atHand), isCanary: false };
  };
  const listAll = async (): Promise<ShellVersion[]> => {
    const live = await channel();
    if (!live) return [own];
    const canary = canaryOf(live);
    const found = canary && buildOrNull(await inFull(canary));
    return [...(found ? [found] : []), await stableOf(live, inFull)];
  };

  const hasOwn = async (file: string): Promise<boolean> =>
    (await stat(path.join(own.directory, file)).catch(() => null))?.isFile() ?? false;

  const knownHolder = async (file: string, visitorId: string | null): Promise<ShellFiles | null> => {
    const { live } = await follow();
    const ownIfThere = async (): Promise<ShellFiles | null> => ((await hasOwn(file)) ? own : null);
    if (!live) return ownIfThere();
    const { shell } = await choose(visitorId);
    if (shell.integrity ? shell.integrity.has(file) : await hasOwn(file)) return shell;
    // A page in the making keeps its shell.
    if (!isOfAnyVersion(file)) return null;
    return (await ofFormer(file, live)) ?? ownIfThere();
  };
  const holderOf = async (file: string, visitorId: string | null): Promise<ShellFiles | null> => {
    const known = await knownHolder(file, visitorId);
    if (known || !store.renewChannel || !isOfAnyVersion(file)) return known;
    // Another web tier may give out a shell already that was deployed a moment ago.
    const renewed = store.renewChannel(SHELL).catch(() => undefined);
    await Promise.race([renewed, wait(PATIENCE_MS, undefined, { ref: false })]);
    return knownHolder(file, visitorId);
  };

  /**
   * Asks for the folder at each file, since a far store clears away what is not asked for: the version counts as used, and
   * comes back where it was cleared away. While the storage is away its files are sent from where they were.
   */
  const atItsPlace = async (found: ShellFiles): Promise<ShellFiles> => {
    const directory = found.version && (await store.folderOf(SHELL, found.version).catch(() => null));
    return directory ? { ...found, directory } : found;
  };

  return {
    choose,
    listAll,
    hasCanary: async () => {
      const live = await channel();
      return live !== null && canaryOf(live) !== null;
    },
    find: async (asked, visitorId) => {
      const file = below(asked);
      const holder = await holderOf(file, visitorId);
      const found = holder && (await atItsPlace(holder));
      return found && (await isSound(found, file)) ? found : null;
    },
    state: follow,
    own,
  };
}
