import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { networkWall } from './network-wall.ts';
import type { Bundle, Drawn, KeptTexts, Order, PageOrder, Report } from './renderer/messages.ts';

const FOLDER = path.join(import.meta.dirname, 'renderer');

/** In megabytes, of a renderer's heap: six times what the site's bundles take. */
const MAX_HEAP = 256;

/** No files but its own three, no processes, threads or add-ons, no code from strings. */
const WITHOUT_RIGHTS = [
  '--permission',
  `--allow-fs-read=${path.join(FOLDER, '*')}`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${MAX_HEAP}`,
  '--no-warnings',
];

/** Texts that it keeps, of languages and pages: those that were used last. */
const MOST_TEXTS = 16;

/** Milliseconds. Nobody waits for it: until then pages are sent as without a renderer. */
const START_PATIENCE_MS = 60_000;

export interface Renderer {
  /** Rejects when the page cannot be drawn; what hangs is killed. */
  draw: (page: PageOrder) => Promise<Drawn>;
  /** How long it has been at the page that it was given first, in milliseconds; 0 without one. */
  waitsFor: () => number;
  /** Memory that it holds, in bytes; 0 where the system does not tell (all but Linux). */
  memory: () => number;
  /** Ended by itself, by a bound or by `stop`. */
  isOver: () => boolean;
  stop: () => void;
}

interface Waiting {
  since: number;
  resolve: (drawn: Drawn) => void;
  reject: (failure: Error) => void;
}

const PAGE = 4096;

function memoryOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    return 0;
  }
}

async function start(): Promise<ChildProcess> {
  const { command, args } = await networkWall();
  return fork(path.join(FOLDER, 'main.ts'), [], {
    execPath: command,
    execArgv: [...args, ...WITHOUT_RIGHTS],
    cwd: FOLDER,
    // Nothing of the site's environment; days begin and end for everybody at the same moment.
    env: { TZ: 'UTC', ...(process.env.PATH && { PATH: process.env.PATH }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'json',
  });
}

/** Resolves when the bundles are read; rejects when they cannot be, or not in time. */
const whenReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('did not start in time')), START_PATIENCE_MS);
    const end = (act: () => void): void => {
      clearTimeout(timer);
      act();
    };
    child.once('message', (report: Report) =>
      end('isReady' in report ? resolve : () => reject(new Error('failure' in report ? report.failure : 'not ready'))),
    );
    child.once('error', (failure) => end(() => reject(failure)));
    child.once('exit', () => end(() => reject(new Error('ended while it started'))));
  });

/**
 * Starts a renderer for one set of versions: a process without rights, whose context holds the bundles.
 *
 * @param bundles the shell's first
 * @param hangsAfter for a page, in milliseconds
 */
export async function openRenderer(bundles: readonly Bundle[], hangsAfter: number): Promise<Renderer> {
  const child = await start();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isOver = false;
  let hanging: NodeJS.Timeout | undefined;

  const end = (reason: string): void => {
    isOver = true;
    clearTimeout(hanging);
    child.kill('SIGKILL');
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  /** Times the page that it is at by now: those behind that one only wait, and nothing is wrong with them. */
  const watch = (): void => {
    clearTimeout(hanging);
    if (waiting.size > 0) hanging = setTimeout(() => end('hangs'), hangsAfter);
  };
  child.on('exit', () => end('ended'));
  child.on('error', () => end('ended'));
  const order = (content: Order): void => void child.send(content, () => undefined);

  order({ bundles });
  await whenReady(child).catch((failure: Error) => {
    end(failure.message);
    throw failure;
  });
  child.on('message', (report: Report) => {
    if (!('id' in report) || report.id === null) return;
    const [first] = waiting.keys();
    const asker = waiting.get(report.id);
    waiting.delete(report.id);
    if (report.id === first) watch();
    if ('drawn' in report) asker?.resolve(report.drawn);
    else asker?.reject(new Error(report.failure));
  });
  // It never keeps the web tier from ending.
  child.unref();
  child.channel?.unref();

  const kept = new Set<string>();
  /** Sends texts that it does not have yet, before the page that names them. */
  const bring = (texts: KeptTexts): void => {
    if (!kept.delete(texts.tag)) order({ keep: texts });
    kept.add(texts.tag);
    const [oldest] = kept;
    if (kept.size <= MOST_TEXTS || oldest === undefined) return;
    kept.delete(oldest);
    order({ forget: oldest });
  };

  const draw = async ({ drawing, texts }: PageOrder): Promise<Drawn> => {
    if (isOver) throw new Error('ended');
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { since: performance.now(), resolve, reject });
      if (waiting.size === 1) watch();
      if (texts) bring(texts);
      order({ id, drawing, ...(texts && { texts: texts.tag }) });
    });
  };
  const waitsFor = (): number => {
    const [oldest] = waiting.values();
    return oldest ? performance.now() - oldest.since : 0;
  };
  return { draw, waitsFor, memory: () => memoryOf(child.pid), isOver: () => isOver, stop: () => end('stopped') };
}
