import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { lackOfHaproxy } from '../processes/haproxy.ts';
import { readDeployed } from './deployed-files.ts';

const PORTS = ['8080', '8081', '8404'];

/** A process behind the balancer that deploy/ ships: answers with the headers that have reached it. */
const openProcess = async (t: TestContext): Promise<string> => {
  const server = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Starts the balancer, and asks it as a visitor does who writes headers himself. */
const openBalancer = async (t: TestContext, variables: Record<string, string>) => {
  const upstream = await openProcess(t);
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-balancer-'));
  const file = path.join(folder, 'haproxy.cfg');
  let configuration = readDeployed('haproxy.cfg');
  const ports = new Map<string, number>();
  for (const port of PORTS) {
    ports.set(port, await freePort());
    configuration = configuration.replace(`bind :${port}`, `bind 127.0.0.1:${ports.get(port)}`);
  }
  await writeFile(file, configuration);
  const processes = { API_1: upstream, API_2: upstream, EDGE_1: upstream, EDGE_2: upstream };
  const balancer = spawn('haproxy', ['-db', '-f', file], {
    env: { PATH: process.env.PATH, ...processes, ...variables },
    stdio: 'ignore',
  });
  const ended = once(balancer, 'exit');
  t.after(async () => {
    balancer.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  return async (headers: Record<string, string>): Promise<IncomingHttpHeaders> => {
    for (let round = 0; ; round += 1) {
      try {
        const answer = await fetch(`http://127.0.0.1:${ports.get('8080')}/home`, { headers });
        return (await answer.json()) as IncomingHttpHeaders;
      } catch (error) {
        if (round >= 100) throw error;
        await wait(50);
      }
    }
  };
};

const WRITTEN = {
  'cf-ipcountry': 'NL',
  'x-forwarded-for': '8.8.8.8',
  'x-forwarded-host': 'x',
  'x-forwarded-proto': 'https',
};
const told = (headers: IncomingHttpHeaders) => Object.keys(WRITTEN).map((name) => headers[name]);
const country = { COUNTRY_HEADER: 'cf-ipcountry' };

test(
  'what a visitor says of their own country and address does not pass the balancer',
  { skip: lackOfHaproxy },
  async (t) => {
    const none = await openBalancer(t, { ...country, OUTER_PROXIES: '' });
    assert.deepEqual(told(await none(WRITTEN)), [undefined, '127.0.0.1', undefined, undefined]);
    const elsewhere = await openBalancer(t, { ...country, OUTER_PROXIES: '198.51.100.0/24 203.0.113.0/24' });
    assert.deepEqual(told(await elsewhere(WRITTEN)), [undefined, '127.0.0.1', undefined, undefined]);
  },
);

test('what a proxy before the balancer says of visitors is passed on', { skip: lackOfHaproxy }, async (t) => {
  const ask = await openBalancer(t, { ...country, OUTER_PROXIES: '198.51.100.0/24 127.0.0.0/8' });
  const [heard, address, ...rest] = told(await ask(WRITTEN));
  assert.match(String(address), /^8\.8\.8\.8/);
  assert.deepEqual([heard, ...rest], ['NL', 'x', 'https']);
});
