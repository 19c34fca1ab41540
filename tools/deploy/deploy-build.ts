import path from 'node:path';
import { SHELL, type RemoteDescriptor, type RemoteName } from '@barg/contract';
import type { ReleaseRef, Source } from '@barg/releases';
import { assertHere } from './assert-here.ts';
import { buildRemote, takeBuild, type BuiltRemote } from './build-remote.ts';
import { buildShell, takeShell, type BuiltShell } from './build-shell.ts';
import { checked } from './checks/run-checks.ts';
import { DeployError } from './deploy-error.ts';
import { isEverybodys, isTriedBy } from './live-already.ts';
import { releasedOf, type DeployOptions } from './options.ts';
import { elapsed, progress, published, tellUnjudged, unchanged, type Command, type Outcome } from './outcome.ts';
import { nameOf } from './print.ts';
import { publishWish, sendRelease } from './publish.ts';
import { readKey } from './read-key.ts';
import { assertWelcome, factsOf } from './remote-gate.ts';
import { assertCarries } from './shell-gate.ts';
import { siteAt, type PublishedChannel, type Site } from './site-client.ts';
import { WORKSPACE } from '../workspace.ts';

/** A build that the site can have. */
interface FittingBuild {
  folder: string;
  descriptor: Pick<RemoteDescriptor, 'name' | 'contract'>;
  source: Source | null;
  /** What it fits, in words. */
  fits: string;
  /** Compares it with the site once more. @throws DeployError when it does not fit any longer */
  judge: () => Promise<void>;
}

/** Builds a remote with its types, lint and tests, or takes a build that was made and tested elsewhere. */
async function makeBuild(remote: RemoteName, { dist, isUnchecked }: DeployOptions, facts: Promise<unknown>) {
  if (dist !== null) return takeBuild(remote, dist);
  if (isUnchecked) return buildWhile(remote, facts);
  // Tests may take minutes, in vain where the site does not answer.
  await facts;
  return checked(remote, () => buildRemote(remote));
}

/** Builds a remote while the site is asked, and ends the build when that fails. */
async function buildWhile(remote: RemoteName, facts: Promise<unknown>): Promise<BuiltRemote> {
  const ending = new AbortController();
  const building = buildRemote(remote, ending.signal);
  try {
    await Promise.all([building, facts]);
    return await building;
  } catch (error) {
    ending.abort();
    throw error;
  }
}

function makeShell({ dist, isUnchecked }: DeployOptions): Promise<BuiltShell> {
  if (dist !== null) return takeShell(dist);
  return isUnchecked ? buildShell() : checked(SHELL, buildShell);
}

/**
 * Builds a remote and checks that the site's shell would load it, its canary too, that nothing collides there, and that
 * its libraries are shared.
 */
async function remoteFor(site: Site, remote: RemoteName, options: DeployOptions): Promise<FittingBuild> {
  const asked = factsOf(site);
  const [build, facts] = await Promise.all([makeBuild(remote, options, asked), asked]);
  tellUnjudged(assertWelcome(build, facts), options);
  const judge = async (): Promise<void> => void assertWelcome(build, await factsOf(site));
  return { ...build, fits: "fits the site's shell", judge };
}

/** Builds the shell and checks that it offers what the deployed remotes use. */
async function shellFor(site: Site, options: DeployOptions): Promise<FittingBuild> {
  if (options.base !== null)
    throw new DeployError('The files of the shell come from the site itself: it has no --base.');
  const { folder, offer, source } = await makeShell(options);
  const { count, notes } = await assertCarries(site, offer);
  tellUnjudged(notes, options);
  const fits = `offers what the site's remotes use (${count} compared)`;
  const judge = async (): Promise<void> => void (await assertCarries(site, offer));
  return { folder, source, descriptor: { name: SHELL, contract: offer.contract }, fits, judge };
}

const buildFor = (site: Site, name: RemoteName, options: DeployOptions): Promise<FittingBuild> =>
  name === SHELL ? shellFor(site, options) : remoteFor(site, name, options);

/** Looked at before the key, and before the site is asked: there may be none of that name to build. */
function nameToDeploy(given: string | undefined, { dist }: DeployOptions): RemoteName {
  const name = releasedOf(given);
  if (dist === null) assertHere(name);
  return name;
}

/** That a release is published already as it is to be; null when publishing it would change something. */
function hadAlready(live: PublishedChannel, ref: ReleaseRef, percent: number | undefined): Outcome | null {
  const name = nameOf(ref.version, live.labels);
  if (isEverybodys(live, ref)) return unchanged(live, live.stable, `${name} is everybody's already`);
  if (percent === undefined || !isTriedBy(percent, live, ref)) return null;
  return unchanged(live, live.canary, `${name} is for ${percent} % of the visitors already`);
}

export const deploy: Command = async ([given], options) => {
  const name = nameToDeploy(given, options);
  const [key, site] = [await readKey(options.keyFile), siteAt(options.to)];
  const build = await buildFor(site, name, options);
  progress(options, `${options.dist === null ? 'Built' : 'Read'} ${name} after ${elapsed()}`);
  const sending = { ...build, label: options.label, base: options.base };
  // What it was compared with may have changed while it was tested: a shell is released without what it uses, say.
  const [{ ref: sentRef, files, sent }] = await Promise.all([sendRelease(site, key, sending), build.judge()]);
  const ref: ReleaseRef = options.isUnchecked ? { ...sentRef, isUnchecked: true } : sentRef;
  const { live } = await site.state(name);
  const { canary: percent } = options;
  const had = live && hadAlready(live, ref, percent);
  if (had) return had;
  const wish = percent === undefined ? ({ action: 'deploy' } as const) : ({ action: 'canary', percent } as const);
  const channel = await publishWish(site, key, name, { ...wish, release: ref });
  const label = channel.labels[ref.version] ?? '';
  if (options.label !== '' && options.label !== label) {
    progress(
      options,
      `The site knows this very build already, ${label ? `as ${label}` : 'without a label'}: it keeps that.`,
    );
  }
  const who = percent === undefined ? 'everybody' : `${percent} % of the visitors`;
  const what = `${nameOf(ref.version, channel.labels)} for ${who}, ${sent} of ${files} files sent, ${elapsed()}`;
  const offered = percent === undefined ? channel.stable : channel.canary;
  return published(channel, offered, what, { files: { sent, all: files } });
};

export const check: Command = async ([given], options) => {
  const name = nameToDeploy(given, options);
  const { descriptor, fits, folder } = await buildFor(siteAt(options.to), name, options);
  const { contract } = descriptor;
  const isChecked = options.dist === null && !options.isUnchecked;
  const passes = isChecked ? 'passes its types, lint and tests, and ' : '';
  return {
    data: { remote: name, contract, fits: true, isChecked, folder },
    print: () =>
      console.log(`${name} (contract ${contract}) ${passes}${fits}. Its build: ${path.relative(WORKSPACE, folder)}`),
  };
};
