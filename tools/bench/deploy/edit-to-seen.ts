import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { freePort } from '../free-port.ts';
import { atEnd } from '../resources.ts';
import { terminalEnvironment } from '../start/environment.ts';
import type { editsOf } from './edits.ts';

const PATIENCE_MS = 120_000;

/** Where the remote stands in the site, once the program has said so. */
const addressIn = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += String(chunk);
      const [, address] = /^In \S+: (http\S+)$/m.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The command ended, having said:\n${said}`)));
  });

/** `npm run dev -- <remote> --shell <site>` on a port of its own, until the end of the part. */
async function startDevelopment(clone: string, remote: string, site: string): Promise<string> {
  const config = path.join(clone, 'apps', remote, 'webpack.config.mjs');
  const source = await readFile(config, 'utf8');
  await writeFile(config, source.replace(/\bport: \d+/, `port: ${await freePort()}`));
  const child = spawn(process.execPath, ['tools/dev.mjs', remote, '--shell', site], {
    cwd: clone,
    env: terminalEnvironment({}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  return addressIn(child);
}

/** By the browser's own look at the page: the policy of the site lets nothing be evaluated there. */
const isSeen = (page: Page, words: string): Promise<void> =>
  page.locator('main h1', { hasText: words }).waitFor({ timeout: PATIENCE_MS });

/** Milliseconds from the saved file to the page of the running site that shows it. */
async function timeOf(page: Page, edit: () => Promise<string>): Promise<number> {
  const words = await edit();
  const began = performance.now();
  await isSeen(page, words);
  return performance.now() - began;
}

/** Edits of a remote that a developer has in the running site: of a component, and of a text. */
export async function measureEdits(
  browser: Browser,
  { clone, remote, site, edits }: { clone: string; remote: string; site: string; edits: ReturnType<typeof editsOf> },
  runs: number,
): Promise<{ component: number[]; text: number[] }> {
  const { origin, search } = new URL(await startDevelopment(clone, remote, site));
  const page = await browser.newPage({ locale: 'fa-IR' });
  await page.goto(`${origin}/explore${search}`, { timeout: PATIENCE_MS });
  await page.locator('main h1').waitFor({ timeout: PATIENCE_MS });
  const times = { component: [] as number[], text: [] as number[] };
  // The first one starts what the others find running.
  await timeOf(page, edits.component);
  while (times.component.length < runs) times.component.push(await timeOf(page, edits.component));
  await edits.restore();
  await timeOf(page, edits.text);
  while (times.text.length < runs) times.text.push(await timeOf(page, edits.text));
  await page.close();
  return times;
}
