/** An account's position in a file, as {@link positionSql} selects it. */
export interface PositionRow {
  seconds: number;
  /** ISO 8601, as the database writes it. */
  at: string;
}
