/** One value with its labels. */
export interface Sample {
  labels: Readonly<Record<string, string>>;
  value: number;
  /** Appended to the name of the metric: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
}

/** Values that were read elsewhere, for example summed in the database. */
export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}
