/** Whether the site is open, and to whom. */
export interface SiteOpenness {
  isInMaintenance: boolean;
  /** ISO 3166-1 alpha-2. */
  blockedCountries: ReadonlySet<string>;
}

/** The settings that every request needs, cached. */
export interface SiteState {
  read(): Promise<SiteOpenness>;
  /** Drops the cached settings after a change. */
  forget(): void;
}
