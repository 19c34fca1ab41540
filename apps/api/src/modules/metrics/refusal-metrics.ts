import type { Refusal } from '../remote-health/refusals.ts';
import type { Metric } from '../../platform/metrics/metric.ts';

/** Statements of remotes that are refused. Any above zero is worth an alarm. */
export function refusalMetrics(refusals: readonly Refusal[]): Metric[] {
  const groups = Map.groupBy(refusals, ({ remote, code }) => `${remote} ${code}`);
  return [
    {
      name: 'barg_remote_refused_statements',
      help: 'Files among the statements of a remote that are not followed, by why.',
      type: 'gauge',
      samples: [...groups.values()].flatMap(([first, ...others]) =>
        first ? [{ labels: { remote: first.remote, code: first.code }, value: 1 + others.length }] : [],
      ),
    },
  ];
}
