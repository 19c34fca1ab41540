/** For whom the site is open. */
export interface SiteOpenness {
  isInMaintenance: boolean;
  /** ISO 3166-1 alpha-2. */
  blockedCountries: ReadonlySet<string>;
}

/** What every request must know of the settings, without asking the database each time. */
export interface SiteState {
  read(): Promise<SiteOpenness>;
  /** The settings have changed: the next reader asks the database. */
  forget(): void;
}
