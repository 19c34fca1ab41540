import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@barg/contract';
import type { ReleaseRef } from '@barg/releases';
import { generateKey } from '@barg/releases/sending';
import { DeployError } from './deploy-error.ts';
import { percentOf, releasedOf, remoteOf, USAGE } from './options.ts';
import { published, unchanged, type Command } from './outcome.ts';
import { carriedStill, carriesStill } from './carries-still.ts';
import { nameOf, printChannels, printRefused } from './print.ts';
import { publishWish } from './publish.ts';
import { readKey } from './read-key.ts';
import { rollback } from './rollback.ts';
import { siteAt, type PublishedChannel } from './site-client.ts';
import { webhook } from './webhook.ts';

/** What a build needs is read for a build alone: most commands are a statement, and take as long as their modules. */
const deploy: Command = async (...given) => (await import('./deploy-build.ts')).deploy(...given);
const check: Command = async (...given) => (await import('./deploy-build.ts')).check(...given);

/** The versions that a statement names. */
const namedIn = ({ labels }: PublishedChannel, ref: { version: string } | null): string =>
  ref ? nameOf(ref.version, labels) : 'nothing';

const canary: Command = async ([name, share], options) => {
  const remote = releasedOf(name);
  const percent = percentOf(share ?? '');
  const [key, site] = [await readKey(options.keyFile), siteAt(options.to)];
  const { live } = await site.state(remote);
  if (live?.canary?.percent === percent)
    return unchanged(live, live.canary, `${namedIn(live, live.canary)} is for ${percent} % of the visitors already`);
  const channel = await publishWish(site, key, remote, { action: 'canary', release: null, percent });
  return published(channel, channel.canary, `${namedIn(channel, channel.canary)} for ${percent} % of the visitors`);
};

const promote: Command = async ([name], options) => {
  const remote = releasedOf(name);
  const [key, site] = [await readKey(options.keyFile), siteAt(options.to)];
  const { live } = await site.state(remote);
  const canary = live?.canary;
  // While it was taken back others may have been deployed that were not compared with it.
  if (live && canary && remote === SHELL) await carriesStill(site, live, canary, options);
  if (live?.withdrawal && canary && remote !== SHELL) await carriedStill(site, remote, live, canary, options);
  const channel = await publishWish(site, key, remote, { action: 'promote', ...(canary && { of: canary }) });
  return published(channel, channel.stable, `${namedIn(channel, channel.stable)} is everybody’s now`);
};

const OWN_SHELL_AGAIN = 'everybody gets the shell again that the site was started with';

/** What visitors get of a remote that is not paused: the canary alone of one that has never been everybody's. */
const offeredBy = ({ stable, canary }: PublishedChannel): ReleaseRef | null => stable ?? canary;

/** Pausing a paused remote adds no statement: the history tells what has changed. */
const setPaused =
  (isPaused: boolean, whatOf: (channel: PublishedChannel) => string): Command =>
  async ([name], options) => {
    const givenBy = (channel: PublishedChannel) => (isPaused ? null : offeredBy(channel));
    if (name === SHELL) throw new DeployError('The shell cannot be paused: there would be no page to say so.');
    const remote = remoteOf(name);
    const [key, site] = [await readKey(options.keyFile), siteAt(options.to)];
    const { live } = await site.state(remote);
    if (live?.isPaused === isPaused)
      return unchanged(live, givenBy(live), `it is ${isPaused ? 'paused already' : 'not paused'}`);
    const channel = await publishWish(site, key, remote, { action: isPaused ? 'pause' : 'resume' });
    return published(channel, givenBy(channel), whatOf(channel));
  };

const retire: Command = async ([name], options) => {
  const remote = releasedOf(name);
  const [key, site] = [await readKey(options.keyFile), siteAt(options.to)];
  const { live } = await site.state(remote);
  if (live?.action === 'retire') return unchanged(live, null, 'it is retired already');
  if (live && remote === SHELL) await carriesStill(site, live, null, options);
  const channel = await publishWish(site, key, remote, { action: 'retire', ...(live && { instead: live }) });
  const left = remote === SHELL ? OWN_SHELL_AGAIN : 'nobody gets anything of it, and its addresses are free';
  return published(channel, null, `retired, ${left}`);
};

const list: Command = async (_args, options) => {
  const { contract, remotes, refused = [] } = await siteAt(options.to).list();
  const print = (): void => {
    if (remotes.length > 0) printChannels(remotes, { withRemote: true });
    else console.log('Nothing is published there yet.');
    for (const statement of refused) printRefused(statement);
    console.log(`The shell speaks contract ${contract}.`);
  };
  return { data: { contract, remotes, refused }, print };
};

const history: Command = async ([name], options) => {
  const remote = releasedOf(name);
  const { statements, refused } = await siteAt(options.to).history(remote);
  if (statements.length === 0 && refused.length === 0) throw new DeployError(`${remote} was never published there.`);
  const print = (): void => {
    if (statements.length > 0) printChannels(statements.toReversed(), { withRemote: false });
    const live = statements.at(-1)?.sequence ?? null;
    for (const statement of refused) printRefused({ remote, live, ...statement });
  };
  return { data: { remote, statements, refused }, print };
};

/** Of any script. */
const TEAM = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]{0,39}$/u;

const keygen: Command = async ([team, ...names]) => {
  if (!team || names.length === 0) throw new DeployError(USAGE);
  // It becomes the name of a file in this folder.
  if (!TEAM.test(team)) throw new DeployError(`"${team}" is no name of a team: letters, digits and hyphens, up to 40.`);
  const file = path.resolve(`${team}-deploy-key.pem`);
  if (existsSync(file)) throw new DeployError(`${file} is there already.`);
  const { pem, entry } = generateKey(team, names.map(releasedOf));
  await writeFile(file, pem, { mode: 0o600 });
  const print = (): void => {
    console.log(`The private key is in ${file}: keep it secret, and out of the repository.`);
    console.log(`Add this to "keys" in the site's file of trusted keys:\n${JSON.stringify(entry, null, 2)}`);
  };
  return { data: { file, entry }, print };
};

export const commands = {
  deploy,
  check,
  canary,
  promote,
  rollback,
  pause: setPaused(true, () => 'paused, its pages say so and nothing of it is loaded'),
  retire,
  resume: setPaused(false, (channel) => `${namedIn(channel, offeredBy(channel))} is there again`),
  list,
  history,
  webhook,
  keygen,
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** The most arguments of each command. */
export const MOST_ARGUMENTS: Record<CommandName, number> = {
  ...{ deploy: 1, check: 1, canary: 2, promote: 1, rollback: 1, pause: 1, resume: 1, retire: 1, list: 0, history: 1 },
  webhook: 2,
  keygen: Infinity,
};
