import type { PrintedLocale } from './printed-locale.ts';

/** A line of figures: what it is, and one text for each column after that. */
export interface SheetRow {
  label: string;
  /** Small print below the label. */
  note?: string | undefined;
  cells: readonly string[];
  /** In bold, as a total is. */
  isTotal?: boolean;
}

export interface SheetTable {
  caption?: string;
  /** What stands above the columns, the label's first; left out where there is one column whose meaning is plain. */
  headings?: readonly string[];
  rows: readonly SheetRow[];
}

/**
 * What one PDF shows, in words that need no more than to be laid out. Plain data, because another thread does that.
 * A name within a sentence is isolated (U+2068, U+2069).
 */
export interface Sheet {
  locale: PrintedLocale;
  /** The document's own title, which viewers show in place of the file's name. */
  title: string;
  heading: string;
  issuer: string;
  facts: ReadonlyArray<{ name: string; value: string }>;
  tables: readonly SheetTable[];
}
