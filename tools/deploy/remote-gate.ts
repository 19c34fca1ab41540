import { SHELL, type RemoteDescriptor, type RemoteName } from '@barg/contract';
import type { ReleaseRef, Surface } from '@barg/releases';
import { DeployError } from './deploy-error.ts';
import { progress, tellUnjudged } from './outcome.ts';
import type { DeployOptions } from './options.ts';
import { assertFits, assertFree, assertLent } from './publish.ts';
import type { PublishedChannel, Site } from './site-client.ts';
import type { RemoteOffer, ShellOffer } from './site-offers.ts';

/** What of a site a remote is compared with. */
interface SiteFacts {
  /** The version of the contract that the shell of most visitors speaks. */
  contract: string;
  /** What that lends; null for an older one. */
  lent: Surface | null;
  /** The remotes that visitors get. */
  live: readonly RemoteDescriptor[];
  /** What some visitors' shell offers beside; null without a canary that somebody gets. */
  canary: ShellOffer | null;
}

/** @throws DeployError when that cannot be read: then there is a canary, and nothing to compare with */
async function canaryOffer(site: Site, remotes: readonly PublishedChannel[]): Promise<ShellOffer | null> {
  const shell = remotes.find(({ remote }) => remote === SHELL);
  if (!shell?.canary || shell.withdrawal) return null;
  const { version } = shell.canary;
  const offer = await site.shellOf(version);
  if (offer) return offer;
  throw new DeployError(`What the canary of the site's shell (${version}) offers cannot be read.`);
}

/** @throws DeployError when the site does not answer, or answers an error */
export async function factsOf(site: Site): Promise<SiteFacts> {
  const [{ contract, remotes }, lent, live] = await Promise.all([site.list(), site.lent(), site.descriptors()]);
  return { contract, lent, live, canary: await canaryOffer(site, remotes) };
}

/**
 * Compares a remote with the site's shell, its canary too: whether that would load it, and lends what it uses.
 *
 * @returns what could not be judged
 * @throws DeployError that names what it would lack
 */
function assertCarried({ descriptor, used }: RemoteOffer, { contract, lent, canary }: SiteFacts): string[] {
  const { name } = descriptor;
  assertFits(descriptor, contract);
  const notes = lent ? assertLent(name, used, lent) : ["The site's shell does not say what it lends."];
  const ofShell = notes.map((note) => `  ${note}`);
  if (!canary) return ofShell;
  const whose = "the canary of the site's shell";
  assertFits(descriptor, canary.contract, whose);
  return [...ofShell, ...assertLent(name, used, canary.lent, whose).map((note) => `  ${note} (${whose})`)];
}

/** The same of a build that visitors are to get; it must not have the addresses of others either. */
export function assertWelcome(offer: RemoteOffer, facts: SiteFacts): string[] {
  assertFree(offer.descriptor, facts.live);
  return assertCarried(offer, facts);
}

/**
 * The same of a version that was released before: the shell may have been released since, without what it uses.
 *
 * @throws DeployError that names what it would lack, unless the caller insists
 */
export async function assertCarriedStill(
  site: Site,
  remote: RemoteName,
  live: PublishedChannel,
  { version, digest }: ReleaseRef,
  options: DeployOptions,
): Promise<void> {
  // What everybody has already is carried.
  if (digest === live.stable?.digest) return;
  try {
    const [offer, facts] = await Promise.all([site.remoteOf(remote, version), factsOf(site)]);
    if (!offer) throw new DeployError(`What ${version} uses of the site's shell cannot be read any more.`);
    tellUnjudged(assertCarried(offer, facts), options);
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    const insist = 'Name another --version, or insist with --force: its pages do without what does not work then.';
    if (!options.isForced) throw new DeployError(`${error.message}\n${insist}`);
    progress(options, `Insisted upon:\n${error.message}`);
  }
}
