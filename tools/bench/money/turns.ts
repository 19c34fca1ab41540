import { median } from '../statistics.ts';
import type { ProcessorClock } from './processor-time.ts';
import { MEASURE_MS, run, type Work } from './rate.ts';

export const TURNS = Number(process.env.BENCH_TURNS ?? 12);
export const TURN_MS = MEASURE_MS / 5;
/** After so many calls Node has compiled what they run, and PostgreSQL has planned it; no longer than some turns. */
const WARM_CALLS = 1000;
const WARM_TURNS = 10;

export interface Turn {
  /** Calls a second. */
  rate: number;
  /** The processor time of one call in microseconds, in this process and in PostgreSQL's; null: not known here. */
  node: number;
  database: number | null;
}

export interface Comparison {
  ours: Turn;
  raw: Turn;
  /** The median of the ratios of all pairs of turns, and the medians of their lower and upper half. */
  ratio: number;
  low: number;
  high: number;
}

interface Rules {
  clock: ProcessorClock;
  /** Runs between warming up and the first turn. */
  settle?: () => Promise<void>;
  turns?: number;
  milliseconds?: number;
}

/**
 * Runs several loops in short turns, so that whoever else uses the machine slows all of them. Who begins changes,
 * because what a turn leaves to do (a checkpoint, garbage) falls on the next.
 */
export async function inTurns(loops: ReadonlyMap<string, Work>, rules: Rules): Promise<ReadonlyMap<string, Turn[]>> {
  const { clock, settle, turns = TURNS, milliseconds = TURN_MS } = rules;
  for (const work of loops.values()) await warmUp(work, milliseconds);
  await settle?.();
  const taken = new Map([...loops.keys()].map((name): [string, Turn[]] => [name, []]));
  const order = [...loops];
  for (let round = 0; round < turns; round += 1) {
    for (const [name, work] of order) taken.get(name)?.push(await turn(work, clock, milliseconds));
    order.push(...order.splice(0, 1));
  }
  return taken;
}

export interface Race extends Rules {
  ours: Work;
  raw: Work;
}

/** Compares two loops. Each pair of turns has a ratio of its own. */
export async function takeTurns({ ours: our, raw: their, ...rules }: Race): Promise<Comparison> {
  const taken = await inTurns(
    new Map([
      ['ours', our],
      ['raw', their],
    ]),
    rules,
  );
  const [ours = [], raw = []] = taken.values();
  const half = ours.length / 2;
  const ratios = ours.map(({ rate }, pair) => rate / (raw[pair]?.rate ?? NaN)).toSorted((a, b) => a - b);
  return {
    ours: middle(ours),
    raw: middle(raw),
    ratio: median(ratios),
    low: median(ratios.slice(0, Math.ceil(half))),
    high: median(ratios.slice(Math.floor(half))),
  };
}

async function warmUp(work: Work, milliseconds: number): Promise<void> {
  let done = 0;
  for (let taken = 0; taken < WARM_TURNS && done < WARM_CALLS; taken += 1)
    done += (await run(work, milliseconds)).calls;
}

async function turn(work: Work, clock: ProcessorClock, milliseconds: number): Promise<Turn> {
  const before = clock();
  const { calls, seconds } = await run(work, milliseconds);
  const after = clock();
  const database = after.database === null || before.database === null ? null : after.database - before.database;
  return {
    rate: calls / seconds,
    node: (after.node - before.node) / calls,
    database: database === null ? null : database / calls,
  };
}

export function middle(turns: readonly Turn[]): Turn {
  const ofDatabase = turns.map(({ database }) => database).filter((time) => time !== null);
  return {
    rate: median(turns.map(({ rate }) => rate)),
    node: median(turns.map(({ node }) => node)),
    database: ofDatabase.length === turns.length ? median(ofDatabase) : null,
  };
}
