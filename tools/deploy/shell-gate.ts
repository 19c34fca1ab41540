import { skewOf, type ReleaseRef } from '@barg/releases';
import { breaksOf } from '../contract/breaks.ts';
import { ContractCheckError, readSite } from '../contract/deployed-remotes.ts';
import { DeployError } from './deploy-error.ts';
import { progress, tellUnjudged } from './outcome.ts';
import type { DeployOptions } from './options.ts';
import type { PublishedChannel, Site } from './site-client.ts';
import type { ShellOffer } from './site-offers.ts';

const readRemotes = (address: string) =>
  readSite(address).catch((error: unknown) => {
    throw error instanceof ContractCheckError ? new DeployError(error.message) : error;
  });

const linesOf = (one: { remote: string; version: string }, sentences: readonly string[]): string[] =>
  sentences.map((sentence) => `  ${one.remote} ${one.version}: ${sentence}`);

/**
 * Compares a shell with what every remote uses that the site's visitors get, canaries too: libraries, slots, intents and
 * events.
 *
 * @returns how many remotes it was compared with, and what could not be judged
 * @throws DeployError that names each remote, and what it would lack
 */
export async function assertCarries(
  site: Site,
  { contract: version, parts, lent }: ShellOffer,
): Promise<{ count: number; notes: string[] }> {
  const remotes = await readRemotes(site.address);
  const judged = remotes.map((one) => ({
    one,
    skew: skewOf(lent, one.shared),
    breaks: breaksOf(one, { version, parts }),
  }));
  const notes = judged.flatMap(({ one, skew }) => linesOf(one, skew.notes));
  const lacks = judged.flatMap(({ one, skew, breaks }) => linesOf(one, [...breaks, ...skew.breaks]));
  if (lacks.length === 0) return { count: remotes.length, notes };
  throw new DeployError(
    `That shell would leave behind what is deployed there:\n${lacks.join('\n')}\n` +
      'Give it back what they use, or deploy these remotes first without it.',
  );
}

/**
 * The same for a shell that was released before: remotes may have been deployed since, for a newer one.
 *
 * @param target null: the one that the site was started with
 * @throws DeployError that names each remote that needs what it lacks, unless the caller insists
 */
export async function assertCarriesStill(
  site: Site,
  live: PublishedChannel,
  target: ReleaseRef | null,
  options: DeployOptions,
): Promise<void> {
  // What everybody has already leaves nobody behind.
  if (target && target.digest === live.stable?.digest) return;
  const offer = await (target ? site.shellOf(target.version) : site.ownShell());
  const name = target?.version ?? 'the shell that the site was started with';
  const insist = 'Roll those remotes back first, or insist with --force: pages do without what does not work then.';
  try {
    if (!offer) throw new DeployError(`What ${name} offers to remotes cannot be read any more.`);
    tellUnjudged((await assertCarries(site, offer)).notes, options);
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    if (!options.isForced) throw new DeployError(`${error.message}\n${insist}`);
    progress(options, `Insisted upon:\n${error.message}`);
  }
}
