import { median } from '../statistics.ts';
import type { ProcessorClock } from './processor-time.ts';
import { MEASURE_MS, run, type Work } from './rate.ts';

export const TURNS = Number(process.env.BENCH_TURNS ?? 12);
export const TURN_MS = MEASURE_MS / 5;
/** After so many calls Node has compiled what they run, and PostgreSQL has planned it; no longer than some turns. */
const WARM_CALLS = 1000;
const WARM_TURNS = 10;

interface Turn {
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

export interface Race {
  ours: Work;
  raw: Work;
  clock: ProcessorClock;
  /** Runs between warming up and the first turn. */
  settle?: () => Promise<void>;
  turns?: number;
  milliseconds?: number;
}

/**
 * Compares two loops that take short turns, so that whoever else uses the machine slows both. Each pair of turns has a
 * ratio of its own; who begins changes, because what a turn leaves to do (a checkpoint, garbage) falls on the next.
 */
export async function takeTurns(race: Race): Promise<Comparison> {
  const { clock, settle, turns = TURNS, milliseconds = TURN_MS } = race;
  await warmUp(race.ours, milliseconds);
  await warmUp(race.raw, milliseconds);
  await settle?.();
  const [ours, raw]: [Turn[], Turn[]] = [[], []];
  for (let pair = 0; pair < turns; pair += 1) {
    const order = [
      async () => ours.push(await turn(race.ours, clock, milliseconds)),
      async () => raw.push(await turn(race.raw, clock, milliseconds)),
    ];
    for (const take of pair % 2 === 0 ? order : order.toReversed()) await take();
  }
  const ratios = ours.map(({ rate }, pair) => rate / (raw[pair]?.rate ?? NaN)).toSorted((a, b) => a - b);
  return {
    ours: middle(ours),
    raw: middle(raw),
    ratio: median(ratios),
    low: median(ratios.slice(0, Math.ceil(turns / 2))),
    high: median(ratios.slice(Math.floor(turns / 2))),
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

function middle(turns: readonly Turn[]): Turn {
  const ofDatabase = turns.map(({ database }) => database).filter((time) => time !== null);
  return {
    rate: median(turns.map(({ rate }) => rate)),
    node: median(turns.map(({ node }) => node)),
    database: ofDatabase.length === turns.length ? median(ofDatabase) : null,
  };
}
