import type { RemoteName } from './descriptor.ts';

/** Where pages tell how the remotes did; see docs/decisions/0041. */
export const CLIENT_REPORTS_PATH = '/api/client-reports';

/** What a report speaks of: a remote, or the shell that loads them. */
export type ReportedApp = RemoteName | 'shell';

/**
 * Why a remote, or a part of it, did not come. `network`: no answer, or not a good one; `integrity`: other bytes than
 * were signed; `syntax`: no JavaScript; `evaluation`: threw while it started; `incompatible`: of another contract;
 * `collision`: named an address or an intent as its own that is another's, see {@link createClaims}.
 */
export const LOAD_FAILURES = [
  'network',
  'integrity',
  'timeout',
  'syntax',
  'evaluation',
  'incompatible',
  'collision',
] as const;
export type LoadFailure = (typeof LOAD_FAILURES)[number];

/** Where an error of a remote was noticed: while a page, a slot or a dialog was drawn, in a promise, anywhere else. */
export const ERROR_PLACES = ['page', 'slot', 'dialog', 'promise', 'script'] as const;
export type ErrorPlace = (typeof ERROR_PLACES)[number];

export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** A version of a remote (16 digits), or of the shell (8). */
export const REPORTED_VERSION = /^[0-9a-f]{8,16}$/;
/** The name of an error's class; the message is nobody's business. */
export const ERROR_NAME = /^[A-Z][A-Za-z]{0,39}$/;
/** Where an error was thrown, as a hash. */
export const ERROR_FINGERPRINT = /^[0-9a-f]{8}$/;
/** As many as one report holds. */
export const MAX_REPORTED_EVENTS = 50;
/** No measured time is longer, in milliseconds. */
export const MAX_REPORTED_MS = 120_000;

interface Reported {
  app: ReportedApp;
  version: string;
}

/** Loaded: how long it took from asking for it to having it. */
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
  /** Whether this page reports everything; failures and errors are reported of every page. */
  isSampled: boolean;
  events: ReportedEvent[];
}
