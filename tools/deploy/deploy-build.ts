import type { RemoteName } from '@barg/contract';
import type { ReleaseRef } from '@barg/releases';
import { assertKnown, buildRemote, takeBuild, type BuiltRemote } from './build-remote.ts';
import { checked } from './checks/run-checks.ts';
import { remoteOf, type DeployOptions } from './options.ts';
import { elapsed, progress, published, unchanged, type Command } from './outcome.ts';
import { nameOf } from './print.ts';
import { assertFits, assertFree, assertLent, publishWish, sendRelease } from './publish.ts';
import { readKey } from './read-key.ts';
import { siteAt, type PublishedChannel, type Site } from './site-client.ts';

/** Builds a remote with its types, lint and tests, or takes a build that was made and tested elsewhere. */
function makeBuild(remote: RemoteName, { dist, isUnchecked }: DeployOptions): Promise<BuiltRemote> {
  if (dist !== null) return takeBuild(remote, dist);
  assertKnown(remote);
  return isUnchecked ? buildRemote(remote) : checked(remote, () => buildRemote(remote));
}

/**
 * Builds a remote and checks that the site's shell would load it, that nothing collides there, and that its libraries
 * are shared.
 */
async function buildFor(site: Site, remote: RemoteName, options: DeployOptions): Promise<BuiltRemote> {
  const [{ contract }, lent, live] = await Promise.all([site.list(), site.lent(), site.descriptors()]);
  const build = await makeBuild(remote, options);
  assertFits(build.descriptor, contract);
  assertFree(build.descriptor, live);
  const notes = lent ? assertLent(remote, build.used, lent) : ["The site's shell does not say what it lends."];
  if (notes.length > 0) progress(options, `Not judged:\n${notes.map((note) => `  ${note}`).join('\n')}`);
  return build;
}

/** What was published unchecked is published once more when it was checked. */
const isEverybodys = ({ stable, canary, isPaused }: PublishedChannel, { digest, isUnchecked }: ReleaseRef): boolean =>
  stable?.digest === digest && stable.isUnchecked === isUnchecked && !canary && !isPaused;

export const deploy: Command = async ([name], options) => {
  const remote = remoteOf(name);
  const [key, site] = [await readKey(options.keyFile), siteAt(options.to)];
  const build = await buildFor(site, remote, options);
  progress(options, `${options.dist === null ? 'Built' : 'Read'} ${remote} after ${elapsed()}`);
  const sending = { ...build, label: options.label, base: options.base };
  const { ref: sentRef, files, sent } = await sendRelease(site, key, sending);
  const ref: ReleaseRef = options.isUnchecked ? { ...sentRef, isUnchecked: true } : sentRef;
  const { live } = await site.state(remote);
  if (live && isEverybodys(live, ref)) {
    return unchanged(live, `${nameOf(ref.version, live.labels)} is everybody's already`);
  }
  const { canary: percent } = options;
  const wish = percent === undefined ? ({ action: 'deploy' } as const) : ({ action: 'canary', percent } as const);
  const channel = await publishWish(site, key, remote, { ...wish, release: ref });
  const label = channel.labels[ref.version] ?? '';
  if (options.label !== '' && options.label !== label) {
    progress(
      options,
      `The site knows this very build already, ${label ? `as ${label}` : 'without a label'}: it keeps that.`,
    );
  }
  const who = percent === undefined ? 'everybody' : `${percent} % of the visitors`;
  const what = `${nameOf(ref.version, channel.labels)} for ${who}, ${sent} of ${files} files sent, ${elapsed()}`;
  return published(channel, what, { files: { sent, all: files } });
};

export const check: Command = async ([name], options) => {
  const remote = remoteOf(name);
  const { descriptor } = await buildFor(siteAt(options.to), remote, options);
  const { contract } = descriptor;
  const isChecked = options.dist === null && !options.isUnchecked;
  const passes = isChecked ? 'passes its types, lint and tests, and ' : '';
  return {
    data: { remote, contract, fits: true, isChecked },
    print: () => console.log(`${remote} (contract ${contract}) ${passes}fits the site's shell.`),
  };
};
