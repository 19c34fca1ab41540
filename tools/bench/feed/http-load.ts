import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { Api } from '@barg/api';
import { atEnd } from '../resources.ts';
import type { Load } from './http-load-worker.ts';

/** Starts the API on a port of its own. Returns its URL. */
export async function listen(api: Api): Promise<string> {
  const server = createServer((request, response) => api.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Responses per second of a URL, requested from another thread so that the client does not slow the server. */
export async function httpRate(url: string, headers: Load['headers'], how: Pick<Load, 'isFromEverywhere'> = {}) {
  const workerData: Load = { url, headers, ...how };
  const worker = new Worker(new URL('./http-load-worker.ts', import.meta.url), { workerData });
  const [answers] = (await once(worker, 'message')) as [number];
  return answers;
}
