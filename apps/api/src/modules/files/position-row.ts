/** Where an account left a file, as {@link positionSql} tells it. */
export interface PositionRow {
  seconds: number;
  /** ISO 8601, as the database writes it. */
  at: string;
}
