import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Of a failed program that much is told: its end, where it says what failed. */
const MOST_TOLD = 8000;
/** What a program leaves running may keep its output open; it is not waited for. */
const PATIENCE_MS = 2000;

/** Whether a program reads the outcome. */
export const asksForJson = (words) => words.includes('--json');

/** @param {readonly string[]} words */
export const withoutJson = (words) => words.filter((word) => word !== '--json');

/** @param {string} message */
export const failureOf = (message) => ({ error: { code: null, message } });

export const printLine = (data) => process.stdout.write(`${JSON.stringify(data)}\n`);

/**
 * Starts a Node program whose outcome another program reads: what it says goes to the standard error, what it tells
 * (tools/outcome.ts) to the standard output, a line of JSON each. Of a program that tells nothing its end is told; a
 * failure is `{ "error": { "code": null, "message": … } }` with its last words.
 *
 * @param {string[]} args the program and its words
 * @param {import('node:child_process').SpawnOptions & { node?: string }} [options]
 */
export function startTold(args, { node = process.execPath, ...options } = {}) {
  const startedAt = performance.now();
  const child = spawn(node, args, { ...options, stdio: ['inherit', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      process.stderr.write(part);
      said = (said + part).slice(-MOST_TOLD);
    });
  }
  let isReady = false;
  let outcome = null;
  child.on('message', (told) => {
    if (told.ready) printLine(told.ready);
    isReady ||= Boolean(told.ready);
    outcome = told.outcome ?? outcome;
  });
  const tell = (code) => {
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    if (code !== 0) printLine({ ...outcome, ...failureOf(said.trim()) });
    else if (outcome || !isReady) printLine(outcome ?? { seconds });
  };
  return { child, tell };
}

/**
 * The exit code of a child process, once its output has been read.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function endOf(child) {
  const closed = new Promise((resolve) => child.once('close', resolve));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const patience = delay(PATIENCE_MS, undefined, { ref: false });
      void Promise.race([closed, patience]).then(() => {
        for (const stream of [child.stdout, child.stderr]) stream?.destroy();
        resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
      });
    });
  });
}
