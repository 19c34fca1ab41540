import type { RemoteName } from './descriptor.ts';
import type { SHELL } from './remote-name.ts';

/** The path for reports of pages about remotes; see docs/decisions/0041. */
export const CLIENT_REPORTS_PATH = '/api/client-reports';

/** The subject of a report: a remote, or the shell. */
export type ReportedApp = RemoteName | typeof SHELL;

/**
 * Why a remote, or a part of it, was not loaded. `network`: no answer, or an error; `integrity`: other bytes than were
 * signed; `syntax`: no valid JavaScript; `evaluation`: threw at its start; `incompatible`: another contract;
 * `collision`: a path or intent of another remote, see {@link createClaims}; `blocked`: a page stopped answering while
 * its code ran.
 */
export const LOAD_FAILURES = [
  'network',
  'integrity',
  'timeout',
  'syntax',
  'evaluation',
  'incompatible',
  'collision',
  'blocked',
] as const;
export type LoadFailure = (typeof LOAD_FAILURES)[number];

/** Where an error of a remote was caught: in rendering a page, slot or dialog, in a promise, or elsewhere. */
export const ERROR_PLACES = ['page', 'slot', 'dialog', 'promise', 'script'] as const;
export type ErrorPlace = (typeof ERROR_PLACES)[number];

export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** A version of a release (16 digits), or of a shell that the site was started with (8). */
export const REPORTED_VERSION = /^[0-9a-f]{8,16}$/;
/** The class name of an error; messages may hold private data and are not reported. */
export const ERROR_NAME = /^[A-Z][A-Za-z]{0,39}$/;
/** Where an error was thrown, as a hash. */
export const ERROR_FINGERPRINT = /^[0-9a-f]{8}$/;
/** Events in one report. */
export const MAX_REPORTED_EVENTS = 50;
/** Longer times are cut to this, in milliseconds. */
export const MAX_REPORTED_MS = 120_000;

interface Reported {
  app: ReportedApp;
  version: string;
}

/** A load, with the time from request to ready. */
export interface LoadEvent extends Reported {
  type: 'load';
  ms: number;
}
export interface FailureEvent extends Reported {
  type: 'failure';
  kind: LoadFailure;
}
export interface ErrorEventReport extends Reported {
  type: 'error';
  place: ErrorPlace;
  name: string;
  fingerprint: string;
}
/** A Core Web Vital of a page of that remote: milliseconds, CLS in thousandths. */
export interface VitalEvent extends Reported {
  type: 'vital';
  vital: WebVital;
  value: number;
}
export type ReportedEvent = LoadEvent | FailureEvent | ErrorEventReport | VitalEvent;

/** What a page sends. */
export interface ClientReport {
  /** Whether this page reports everything; failures and errors are reported by every page. */
  isSampled: boolean;
  events: ReportedEvent[];
}
