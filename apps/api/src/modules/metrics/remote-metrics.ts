import { WEB_VITALS } from '@barg/contract';
import { boundsOf, type Measure } from '../remote-health/measures.ts';
import type { HealthRow } from '../remote-health/version-health.ts';
import type { WithdrawalView } from '../remote-health/withdrawals.ts';
import type { Metric, Sample } from '../../platform/metrics/metric.ts';

const THOUSANDTHS = 1000;

function byVersion(rows: readonly HealthRow[], measure: Measure): HealthRow[][] {
  const groups = new Map<string, HealthRow[]>();
  for (const row of rows) {
    if (row.measure !== measure) continue;
    const key = `${row.remote} ${row.version}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** Cumulative, as Prometheus wants it. Milliseconds become seconds, thousandths of CLS become ones. */
function samplesOf(rows: readonly HealthRow[], measure: Measure): Sample[] {
  return byVersion(rows, measure).flatMap((own): Sample[] => {
    const { remote, version } = own[0] ?? { remote: '', version: '' };
    const labels = { remote, version };
    const counts = new Map(own.map(({ slot, count }) => [slot, count]));
    let below = 0;
    const buckets = boundsOf(measure).map((bound): Sample => {
      below += counts.get(String(bound)) ?? 0;
      return { suffix: '_bucket', labels: { ...labels, le: String(bound / THOUSANDTHS) }, value: below };
    });
    const [count, total] = own.reduce(([n, sum], row) => [n + row.count, sum + row.total], [0, 0]);
    return [
      ...buckets,
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_sum', labels, value: total / THOUSANDTHS },
      { suffix: '_count', labels, value: count },
    ];
  });
}

const kindsOf = (rows: readonly HealthRow[], measure: Measure, label: string): Sample[] =>
  rows
    .filter((row) => row.measure === measure)
    .map(({ remote, version, slot, count }) => ({ labels: { remote, version, [label]: slot }, value: count }));

/** Metrics of remotes in the field. Loads and vitals are from pages that report everything, failures from all. */
export const remoteMetrics = (rows: readonly HealthRow[], withdrawals: readonly WithdrawalView[]): Metric[] => [
  {
    name: 'barg_remote_load_seconds',
    help: 'Time to load a remote.',
    type: 'histogram',
    samples: samplesOf(rows, 'load'),
  },
  {
    name: 'barg_remote_load_failures_total',
    help: 'Loads of a remote that failed, by kind.',
    type: 'counter',
    samples: kindsOf(rows, 'failure', 'kind'),
  },
  {
    name: 'barg_remote_errors_total',
    help: 'Errors of a remote, by where they were noticed.',
    type: 'counter',
    samples: kindsOf(rows, 'error', 'place'),
  },
  ...WEB_VITALS.map((vital): Metric => ({
    name: vital === 'CLS' ? 'barg_web_vital_cls' : `barg_web_vital_${vital.toLowerCase()}_seconds`,
    help: `${vital} of the pages of a remote.`,
    type: 'histogram',
    samples: samplesOf(rows, vital),
  })),
  {
    name: 'barg_remote_canary_withdrawn',
    help: 'Canaries that were taken back by themselves.',
    type: 'gauge',
    samples: withdrawals.map(({ remote, version }) => ({ labels: { remote, version }, value: 1 })),
  },
];
