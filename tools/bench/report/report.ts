/** A figure or text; null when there is none. */
export type Cell = string | number | null;

export interface Column {
  key: string;
  label: string;
  /** How a number of this column is formatted; unchanged by default. */
  format?: (value: number) => string;
}

/** Rows hold raw figures (bytes, milliseconds), which `--json` prints; columns format them. */
export interface Table {
  title: string;
  columns: readonly Column[];
  rows: readonly Readonly<Record<string, Cell>>[];
}

/** The results of one part of the bench. */
export interface Report {
  tables: readonly Table[];
  notes: readonly string[];
}

export const decimals =
  (digits: number) =>
  (value: number): string =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const inWhole = decimals(0);
export const inHundredths = decimals(2);

const thousands = (value: number): string => decimals(1)(value / 1000);

/** For bytes: 1 kB is 1000 of them. */
export const inKilobytes = thousands;

/** For milliseconds. */
export const inSeconds = thousands;

/** For bytes: 1 MB is a million of them. */
export const inMegabytes = (bytes: number): string => thousands(bytes / 1000);
