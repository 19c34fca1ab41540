import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { AT_ONCE, rate } from '../money/rate.ts';

interface Load {
  url: string;
  token: string;
}

const { url, token } = workerData as Load;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const ask = (): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: token } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.on('end', resolve).resume();
    }).on('error', reject);
  });

parentPort?.postMessage(await rate(ask));
agent.destroy();
