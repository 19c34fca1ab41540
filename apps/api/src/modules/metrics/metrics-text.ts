/** One value with its labels. */
export interface Sample {
  labels: Readonly<Record<string, string>>;
  value: number;
  /** Appended to the name of the metric: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
}

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelsOf = (labels: Sample['labels']): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/**
 * Metrics in the text format of Prometheus, version 0.0.4. Written here, because prom-client shows only values that it
 * has observed itself, and our histograms are summed in the database (docs/decisions/0041).
 */
export const toText = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${labelsOf(labels)} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
