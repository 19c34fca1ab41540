/** A column that holds sealed bytes, so that they can be sealed anew with another key. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The columns of the table's primary key. */
  key: readonly string[];
  /** What the bytes of a row are bound to, see `Sealer.seal`. */
  ownerOf(row: Readonly<Record<string, string>>): string;
  /** Columns that `ownerOf` reads, beside the key's. */
  reads?: readonly string[];
}
