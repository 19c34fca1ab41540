/** An event of Chromium's tracing; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
}

/** What the main thread does for a frame besides painting: script, style and layout. */
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
// The main thread hands every frame over once.
const FRAME = 'Commit';

const ended = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Events that stand in no other: what a call calls is counted with it. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const kept: TraceEvent[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || ended(b) - ended(a))) {
    const last = kept.at(-1);
    if (!last || event.ts >= ended(last)) kept.push(event);
  }
  return kept;
}

/**
 * Milliseconds of script, style and layout for each frame of a trace, in order: what is done after one frame was
 * handed over belongs to the next. Of the thread that has most of the frames.
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
