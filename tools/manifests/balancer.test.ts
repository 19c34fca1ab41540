import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { DEPLOY, readDeployed, readWorkspace } from './deployed-files.ts';
import { containers, environmentOf, manifests } from './kubernetes.ts';

const configuration = readDeployed('haproxy.cfg');
const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;
const skip = hasHaproxy ? false : 'there is no haproxy: apt-get install haproxy brings it';

const all = (pattern: RegExp): string[] => [...configuration.matchAll(pattern)].map(([, found = '']) => found);

test('haproxy takes its configuration', { skip }, () => {
  const addresses = {
    API_1: '127.0.0.1:3001',
    API_2: '127.0.0.1:3002',
    EDGE_1: '127.0.0.1:3003',
    EDGE_2: '127.0.0.1:3004',
  };
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', path.join(DEPLOY, 'haproxy.cfg')], {
    env: { PATH: process.env.PATH, ...addresses },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
});

test('the balancer opens the ports of the manifests, and finds each process by its name', () => {
  const balancer = containers.find(({ container }) => container.name === 'balancer')?.container;
  assert.ok(balancer);
  assert.deepEqual(
    balancer.ports?.map(({ containerPort }) => `${containerPort}`).toSorted(),
    [...new Set(all(/bind :(\d+)/g))].toSorted(),
  );
  const environment = environmentOf(balancer);
  const named = new Set(all(/\$\{(\w+)(?:\[\*\])?\}/g));
  assert.deepEqual([...named].toSorted(), Object.keys(environment).toSorted());
  const replicas = (name: string) =>
    containers.find(({ workload }) => workload.metadata.name === name)?.workload.spec.replicas ?? 0;
  for (const role of ['api', 'edge']) {
    const expected = Array.from(
      { length: replicas(role) },
      (_, at) => `${role}-${at}.${role}.barg.svc.cluster.local:3000`,
    );
    const given = Object.entries(environment).filter(([name]) => name.startsWith(`${role.toUpperCase()}_`));
    assert.deepEqual(
      given.map(([, address]) => address),
      expected,
    );
  }
});

test('a visitor stays with an edge, by an address that reaches the balancer, and the guide has it so too', () => {
  const ofEdges = /backend edge\n {2}balance source\n {2}hash-type consistent\n/;
  assert.match(configuration, ofEdges);
  assert.match(readWorkspace('docs/guides/several-processes.md'), ofEdges);
  const service = manifests.find(({ kind, metadata }) => kind === 'Service' && metadata.name === 'balancer');
  const { spec } = service as { spec?: { externalTrafficPolicy?: string } };
  assert.equal(spec?.externalTrafficPolicy, 'Local');
});

test('polling browsers stay with their process, and viewers of a stream with its process', () => {
  assert.match(configuration, /backend sockets\n(?: .*\n)* {2}cookie .* insert /);
  assert.match(configuration, /backend live\n {2}balance hash path,field\(5,\/\)\n {2}hash-type consistent/);
  assert.match(configuration, /use_backend live if \{ path_beg \/api\/streaming\/whip\/ \/api\/streaming\/whep\/ \}/);
  assert.deepEqual(all(/httpchk GET (\S+)/g), ['/api/ready', '/api/ready', '/api/ready', '/registry.json']);
});
