import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What members ask for, by the clock: a slow answer delays none of the next ones. */
export interface MembersLoad {
  site: string;
  /** One for each member. */
  tokens: readonly string[];
  page: string;
  call: string;
  /** Zero to measure calls alone. */
  pagesPerSecond: number;
  callsPerSecond: number;
  milliseconds: number;
}

/** Milliseconds of each answer. */
export interface MembersAnswers {
  calls: number[];
  pages: number[];
  /** Pages that the server had drawn; others are drawn by the browser. */
  drawn: number;
}

const { site, tokens, page, call, pagesPerSecond, callsPerSecond, milliseconds } = workerData as MembersLoad;
const agent = new Agent({ keepAlive: true });
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const found: MembersAnswers = { calls: [], pages: [], drawn: 0 };

const ask = (path: string, headers: Record<string, string>): Promise<{ body: string; took: number }> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    get(site + path, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ body: Buffer.concat(chunks).toString(), took: performance.now() - began }));
    }).on('error', reject);
  });

const askPage = async (token: string): Promise<void> => {
  const cookie = `token=${token}; timeZone=${encodeURIComponent(timeZone)}`;
  const { body, took } = await ask(page, { accept: 'text/html', 'sec-fetch-mode': 'navigate', cookie });
  found.pages.push(took);
  if (body.includes('"drawn":{')) found.drawn += 1;
};

const askCall = async (token: string): Promise<void> => {
  found.calls.push((await ask(call, { authorization: `Bearer ${token}` })).took);
};

/** Starts so many a second, each as another member, whether or not those before have been answered. */
async function atRate(perSecond: number, start: (token: string) => Promise<void>): Promise<void> {
  const began = performance.now();
  const running: Array<Promise<void>> = [];
  const count = Math.round((perSecond * milliseconds) / 1000);
  for (let index = 0; index < count; index += 1) {
    await delay(Math.max(0, began + (index * 1000) / perSecond - performance.now()));
    running.push(start(tokens[index % tokens.length] ?? ''));
  }
  await Promise.all(running);
}

await Promise.all([atRate(pagesPerSecond, askPage), atRate(callsPerSecond, askCall)]);
parentPort?.postMessage(found);
agent.destroy();
