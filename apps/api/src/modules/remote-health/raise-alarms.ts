import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { CanaryLimits } from '../../platform/config.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { tellTeam } from '../team-webhooks/team-events.ts';
import { CERTAINTY, scoreInterval } from './canary-rule.ts';
import { newestStatements } from './canaries.ts';

/** So many pages of an hour that stopped answering are no browsers that crashed. */
const MIN_BLOCKED = 3;

/** Visits of the week before that say how much usually fails; fewer say nothing. */
const MIN_USUAL = 200;

interface Counted {
  remote: string;
  version: string;
  isCanary: boolean;
  /** The whole hour, as ISO 8601. */
  hour: string;
  loads: number;
  failed: number;
  errors: number;
  blocked: number;
  /** Failed loads by kind. */
  kinds: Record<string, number>;
  /** Of the remote in the week before. */
  usual: { visits: number; failed: number; errors: number };
}

/** How many of these hours' counts are of a measure; of pages that report everything. */
const of = (measure: string) => sql<string>`coalesce(sum(count) filter (where measure = ${measure}), 0)`;

/** This hour's counts of every version that visitors get, of remotes whose teams want to be told. */
async function countedNow(db: Queryable): Promise<Counted[]> {
  const versions = await db
    .selectFrom(newestStatements(db).as('live'))
    .innerJoin('team_webhooks as hook', 'hook.remote', 'live.remote')
    .where('hook.url', 'is not', null)
    .where('live.is_paused', '=', false)
    .select(['live.remote', 'live.stable_version', 'live.canary_version'])
    .select(sql<Date>`date_trunc('hour', now())`.as('hour'))
    .execute();
  const counted = versions.map(async ({ remote, stable_version: stable, canary_version: canary, hour }) => {
    const named = [stable, canary].filter((version) => version !== null);
    if (named.length === 0) return [];
    const own = db.selectFrom('remote_health').where('remote', '=', remote);
    const [now, usual] = await Promise.all([
      own
        .where('hour', '=', hour)
        .where('version', 'in', named)
        .select(['version', 'measure', 'slot'])
        .select((eb) => eb.fn.sum<string>('count').as('count'))
        .groupBy(['version', 'measure', 'slot'])
        .execute(),
      own
        .where('hour', '<', hour)
        .where('hour', '>', sql<Date>`now() - interval '7 days'`)
        .select([of('load').as('loads'), of('seen-failure').as('failed'), of('seen-error').as('errors')])
        .executeTakeFirstOrThrow(),
    ]);
    return [...new Set(named)].map((version): Counted => {
      const rows = now.filter((row) => row.version === version);
      const sumOf = (measure: string): number =>
        rows.filter((row) => row.measure === measure).reduce((sum, { count }) => sum + Number(count), 0);
      const kinds = rows.filter(({ measure }) => measure === 'failure');
      return {
        ...{ remote, version, isCanary: version !== stable, hour: hour.toISOString() },
        ...{ loads: sumOf('load'), failed: sumOf('seen-failure'), errors: sumOf('seen-error') },
        blocked: Number(kinds.find(({ slot }) => slot === 'blocked')?.count ?? 0),
        kinds: Object.fromEntries(kinds.map(({ slot, count }) => [slot, Number(count)])),
        usual: {
          visits: Number(usual.loads) + Number(usual.failed),
          failed: Number(usual.failed),
          errors: Number(usual.errors),
        },
      };
    });
  });
  return (await Promise.all(counted)).flat();
}

/** Whether so many of the visits failed that chance does not explain it, and more than usually do. */
function isMore(
  { visits, failed }: { visits: number; failed: number },
  usual: { visits: number; failed: number },
  { minFailed, margin }: CanaryLimits,
): boolean {
  if (failed < minFailed) return false;
  const share = usual.visits < MIN_USUAL ? 0 : Math.min(1, usual.failed / usual.visits);
  return scoreInterval({ visitors: visits, failed: Math.min(failed, visits) }, CERTAINTY).low > share + margin;
}

/** Whether the loads of a version fail more than usually, or what was loaded throws. */
export function isFailing({ loads, failed, errors, usual }: Omit<Counted, 'hour'>, limits: CanaryLimits): boolean {
  const visits = loads + failed;
  return (
    isMore({ visits, failed }, usual, limits) ||
    isMore({ visits, failed: errors }, { visits: usual.visits, failed: usual.errors }, limits)
  );
}

/**
 * Tells teams of versions that fail more than is usual, or that block their pages: once a day of each version, by the
 * hour's counts and the limits by which canaries are judged.
 */
export async function raiseAlarms({ db, work, config, log }: Context): Promise<void> {
  for (const counted of await countedNow(db)) {
    const { remote, hour, ...figures } = counted;
    const occasion = `${figures.version} ${hour.slice(0, 'YYYY-MM-DD'.length)}`;
    const data = { ...figures, since: hour };
    const kinds = [
      ...(isFailing(counted, config.canary) ? (['remote.failing'] as const) : []),
      ...(counted.blocked >= MIN_BLOCKED ? (['remote.blocked'] as const) : []),
    ];
    for (const kind of kinds) {
      const id = await work((unit) => tellTeam(unit.db, { remote, kind, occasion, data }));
      if (id) log.warn({ part: 'remotes', remote, kind, ...figures }, 'a team was told of its remote');
    }
  }
}
