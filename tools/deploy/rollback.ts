import { SHELL } from '@barg/contract';
import type { ReleaseRef } from '@barg/releases';
import { carriedStill, carriesStill } from './carries-still.ts';
import { DeployError } from './deploy-error.ts';
import { isEverybodys } from './live-already.ts';
import { releasedOf } from './options.ts';
import { elapsed, published, unchanged, type Command } from './outcome.ts';
import { nameOf } from './print.ts';
import { publishWish } from './publish.ts';
import { readKey } from './read-key.ts';
import { triedCanary, usualTarget, versionNamed } from './rollback-target.ts';
import { siteAt, type PublishedChannel } from './site-client.ts';

/** Two colleagues who answer the same alarm would go back twice. */
const SAME_ALARM_MS = 60_000;

/** The target of a rollback: the version asked for, or the stable version before. */
function findTarget(
  live: PublishedChannel,
  history: readonly PublishedChannel[],
  wanted: string | undefined,
): ReleaseRef {
  const { remote } = live;
  if (wanted !== undefined) {
    const target = versionNamed(history, wanted);
    if (target) return target;
    throw new DeployError(
      `No version of ${remote} that everybody had is called "${wanted}": "history ${remote}" lists them.`,
    );
  }
  const target = usualTarget(live, history);
  if (target) return target;
  const instead = remote === SHELL ? ' Retire it: then everybody gets the shell that the site was started with.' : '';
  throw new DeployError(`${remote} has no version before this one.${instead}`);
}

/** @throws DeployError when somebody has gone back just now, and no version is named */
function assertNotTwice({ remote, action, at, team, stable, labels }: PublishedChannel): void {
  const age = Date.now() - Date.parse(at);
  if (action !== 'rollback' || !stable || age >= SAME_ALARM_MS) return;
  const seconds = Math.max(0, Math.round(age / 1000));
  throw new DeployError(
    `${remote} was rolled back ${seconds} s ago by ${team}, to ${nameOf(stable.version, labels)}. ` +
      'Name a --version, or go one further back with --force.',
  );
}

export const rollback: Command = async ([name], options) => {
  const remote = releasedOf(name);
  const [key, site] = [await readKey(options.keyFile), siteAt(options.to)];
  const { live } = await site.state(remote);
  if (!live) throw new DeployError(`${remote} was never published there.`);
  if (options.version === undefined && !options.isForced) assertNotTwice(live);
  const target = findTarget(live, (await site.history(remote)).statements, options.version);
  if (isEverybodys(live, target))
    return unchanged(live, live.stable, `${nameOf(target.version, live.labels)} is everybody's already`);
  const from = triedCanary(live) ?? live.stable;
  if (remote === SHELL) await carriesStill(site, live, target, options);
  else await carriedStill(site, remote, live, target, options);
  const channel = await publishWish(site, key, remote, { action: 'rollback', release: target, instead: live });
  const labels = { ...live.labels, ...channel.labels };
  const [now, before] = [nameOf(target.version, labels), from && nameOf(from.version, labels)];
  const what = `${now} again for everybody${before ? `, ${before} before` : ''}, ${elapsed()}`;
  return published(channel, channel.stable, what, { from: from?.version ?? null, to: target.version });
};
