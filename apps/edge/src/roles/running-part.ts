/** A running part of the site. */
export interface RunningPart {
  /** Waits for running requests and jobs, then closes what it has opened. */
  close: () => Promise<void>;
}
