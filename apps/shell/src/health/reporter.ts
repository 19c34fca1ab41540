import {
  MAX_REPORTED_EVENTS,
  MAX_REPORTED_MS,
  REPORTED_VERSION,
  type ClientReport,
  type ReportedApp,
  type ReportedEvent,
} from '@barg/contract';
import { sendReport } from './send-report.ts';

type Unversioned<E> = E extends ReportedEvent ? Omit<E, 'version'> : never;
/** What happened; the reporter knows the version. */
export type Happening = Unversioned<ReportedEvent>;

/** Failures are told soon: a canary may have to be taken back. */
const SOON_MS = 2000;
/** The rest waits until the page has come to rest, or is left. */
const LATER_MS = 10_000;
/** What happens again and again tells nothing new, and must not become a load of its own. */
const MAX_ALIKE = 5;
const MAX_EVENTS = 200;

const isFailure = ({ type }: Happening): boolean => type === 'failure' || type === 'error';

const likenessOf = (happening: Happening): string => {
  const { type, app } = happening;
  if (type === 'failure') return `${app} ${happening.kind}`;
  return type === 'error' ? `${app} ${happening.place} ${happening.fingerprint}` : '';
};

export interface ReporterOptions {
  versions: Partial<Record<ReportedApp, string>>;
  isSampled: boolean;
  send?: (report: ClientReport) => void;
}

const bounded = (value: number): number => Math.min(MAX_REPORTED_MS, Math.max(0, Math.round(value)));

function withVersion(happening: Happening, version: string): ReportedEvent {
  if (happening.type === 'load') return { ...happening, version, ms: bounded(happening.ms) };
  return happening.type === 'vital'
    ? { ...happening, version, value: bounded(happening.value) }
    : { ...happening, version };
}

/** Gathers what happens on a page and sends it in few reports. */
export function createReporter({ versions, isSampled, send = sendReport }: ReporterOptions) {
  let waiting: ReportedEvent[] = [];
  let left = MAX_EVENTS;
  let timer: { at: number; id: ReturnType<typeof setTimeout> } | null = null;
  const alike = new Map<string, number>();

  const flush = (): void => {
    if (timer) clearTimeout(timer.id);
    timer = null;
    while (waiting.length > 0) {
      send({ isSampled, events: waiting.slice(0, MAX_REPORTED_EVENTS) });
      waiting = waiting.slice(MAX_REPORTED_EVENTS);
    }
  };
  const flushWithin = (milliseconds: number): void => {
    const at = Date.now() + milliseconds;
    if (timer && timer.at <= at) return;
    if (timer) clearTimeout(timer.id);
    timer = { at, id: setTimeout(flush, milliseconds) };
  };
  const isOneTooMany = (happening: Happening): boolean => {
    const likeness = likenessOf(happening);
    const count = (alike.get(likeness) ?? 0) + 1;
    alike.set(likeness, count);
    return likeness !== '' && count > MAX_ALIKE;
  };

  return {
    isSampled,
    flush,
    add: (happening: Happening): void => {
      const version = versions[happening.app] ?? '';
      // A developer's override is nobody's release.
      if (!REPORTED_VERSION.test(version) || !(isSampled || isFailure(happening))) return;
      if (left === 0 || isOneTooMany(happening)) return;
      left -= 1;
      waiting.push(withVersion(happening, version));
      flushWithin(isFailure(happening) ? SOON_MS : LATER_MS);
    },
  };
}

export type Reporter = ReturnType<typeof createReporter>;
