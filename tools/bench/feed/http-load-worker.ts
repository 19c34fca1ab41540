import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { AT_ONCE, rate } from '../money/rate.ts';

export interface Load {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Whether each comes from another address, as a proxy tells it. */
  isFromEverywhere?: boolean;
}

const { url, headers, isFromEverywhere } = workerData as Load;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

let asked = 0;
/** Of 198.18.0.0/15, which is for measuring (RFC 2544). */
const nextAddress = (): string => {
  asked += 1;
  return `198.18.${(asked >> 8) & 255}.${asked & 255}`;
};

const ask = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const told = isFromEverywhere ? { ...headers, 'x-forwarded-for': nextAddress() } : headers;
    get(url, { agent, headers: told }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.on('end', resolve).resume();
    }).on('error', reject);
  });

parentPort?.postMessage(await rate(ask));
agent.destroy();
