/** An event of Chromium's tracing; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
}

/** The work of the main thread for a frame without painting: script, style and layout. */
const WORK = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'RunMicrotasks',
  'EventDispatch',
  'UpdateLayoutTree',
  'Layout',
  'IntersectionObserverController::computeIntersections',
  'MinorGC',
  'MajorGC',
]);
// Sent once by the main thread for each frame.
const FRAME = 'Commit';

const ended = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Events that are not inside another: a nested call is counted with its outer one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const kept: TraceEvent[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || ended(b) - ended(a))) {
    const last = kept.at(-1);
    if (!last || event.ts >= ended(last)) kept.push(event);
  }
  return kept;
}

/**
 * Milliseconds of script, style and layout for each frame of a trace, in order: work after a frame's commit belongs to
 * the next one. From the thread with most frames.
 */
export function frameCosts(events: readonly TraceEvent[]): number[] {
  const threads = Map.groupBy(
    events.filter(({ name }) => name === FRAME),
    ({ pid, tid }) => `${pid}:${tid}`,
  );
  const frames = [...threads.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [main] = frames;
  if (!main) return [];
  const work = outermost(
    events.filter(({ name, ph, pid, tid }) => ph === 'X' && WORK.has(name) && pid === main.pid && tid === main.tid),
  );
  const starts = frames.map(({ ts }) => ts).toSorted((a, b) => a - b);
  return starts.slice(0, -1).map((start, index) => {
    const next = starts[index + 1] ?? Infinity;
    const own = work.filter(({ ts }) => ts >= start && ts < next);
    return own.reduce((total, { dur = 0 }) => total + dur, 0) / 1000;
  });
}
