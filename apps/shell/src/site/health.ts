import type { ErrorPlace, RemoteName, ReportedApp } from '@barg/contract';

/** Is told how the remotes do on a page; see docs/decisions/0041. */
export interface Health {
  /** Code of a remote is about to run for the first time. */
  entered: (remote: RemoteName) => void;
  /** A remote has loaded, after that many milliseconds. */
  loaded: (remote: RemoteName, milliseconds: number) => void;
  failed: (remote: RemoteName, error: unknown) => void;
  appFailed: (app: ReportedApp, place: ErrorPlace, error: unknown) => void;
  /** The visitor has gone on to a page of another remote. */
  shown: (app: ReportedApp) => void;
  /** Judges what waits, and measures the Core Web Vitals where this page tells them. */
  measure: () => Promise<void>;
}

const nothing = (): void => undefined;

/** For a page that tells nobody: one that a server draws, or a test. */
export const untold: Health = {
  entered: nothing,
  loaded: nothing,
  failed: nothing,
  appFailed: nothing,
  shown: nothing,
  measure: async () => undefined,
};
