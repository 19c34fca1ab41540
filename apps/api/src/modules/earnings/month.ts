/** A month as a half-open interval: `to` is the beginning of the next month. */
export interface Month {
  from: Date;
  to: Date;
}
