import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { STOP_PATIENCE_MS } from '../../apps/edge/src/stop-patience.ts';
import { DEPLOY, imageFault, readDeployed, readYaml } from './deployed-files.ts';
import { assertStarts, knownVariables, SECRETS, webTierSettings } from './product.ts';

interface Service {
  image: string;
  build?: object;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period?: string;
  read_only?: boolean;
}

/** What dclint answers; its own types do not resolve in modules. */
interface Linted {
  messages: Array<{ rule: string; line: number; message: string }>;
}

interface Compose {
  services: Record<string, Service>;
}

/** The values of example.env, with those that are left empty there. */
const settings: Record<string, string> = Object.fromEntries(
  [...readDeployed('example.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value]) => [
    name,
    value || (SECRETS[name] ?? ''),
  ]),
);

const filledIn = readDeployed('compose.yaml')
  .replace(/\$\{(\w+):\?[^}]*\}/g, (written, name: string) => {
    const value = settings[name];
    return value === undefined ? written : value;
  })
  .replace(/\$\{\w+:-\}/g, '""');
const { services } = parse(filledIn, { merge: true }) as Compose;
const product = Object.entries(services).filter(([, { image }]) => image === 'barg:1.0.0');
const roleOf = ({ environment, command }: Service): string | undefined => environment?.ROLE ?? command?.[1];

test('compose.yaml holds to the schema of Compose', () => {
  const rules = {};
  const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
  const results = linter.lintFiles([`${DEPLOY}/compose.yaml`], false) as Linted[];
  const faults = results.flatMap(({ messages }) => messages);
  const kinds = new Set(['invalid-schema', 'invalid-yaml', 'no-duplicate-exported-ports']);
  assert.deepEqual(
    faults.filter(({ rule }) => kinds.has(rule)).map(({ line, message }) => `${line}: ${message}`),
    [],
  );
});

test('every role occurs, more than once where there may be several, and every image is one version', () => {
  const roles = product.map(([, service]) => roleOf(service)).toSorted();
  assert.deepEqual(roles, [
    'api',
    'api',
    'edge',
    'edge',
    'tools/operator/migrate.ts',
    'tools/packages/main.ts',
    'worker',
  ]);
  for (const other of ['balancer', 'postgres', 'pooler', 'redis']) assert.ok(services[other], other);
  assert.deepEqual(
    Object.values(services).flatMap(({ image }) => imageFault(image) ?? []),
    [],
  );
});

test('every process starts with its variables, knows each of them, and shares what it must', () => {
  const known = knownVariables();
  for (const [name, { environment = {}, command }] of product) {
    assert.deepEqual(
      Object.keys(environment).filter((variable) => !known.has(variable)),
      [],
      name,
    );
    if (!command) assertStarts(environment);
  }
  assert.ok(!Object.values(settings).includes(''), 'a value of example.env that the test does not fill in');
  const mounts = (name: string): string[] => services[name]?.volumes ?? [];
  for (const name of ['api-1', 'api-2', 'worker']) assert.ok(mounts(name).includes('files:/data'), name);
  for (const name of ['edge-1', 'edge-2', 'worker']) assert.ok(mounts(name).includes('remotes:/remotes'), name);
  for (const name of ['edge-1', 'edge-2']) {
    assert.equal(services[name]?.environment?.PACKAGES_DIR, '/packages');
    assert.ok(mounts(name).includes('packages:/packages:ro'), name);
  }
  assert.ok(mounts('packages').includes('packages:/packages'), 'what teams build with outlives an image');
  assert.notDeepEqual(mounts('edge-1'), mounts('edge-2'), 'each web tier has seen its own');
  const video = ['api-1', 'api-2'].map((name) => [services[name]?.environment?.LIVE_UDP_PORT, services[name]?.ports]);
  assert.deepEqual(
    video,
    ['41001', '41002'].map((port) => [port, [`${port}:${port}/udp`]]),
  );
});

test('an operator can tell a web tier all that it reads', () => {
  for (const name of ['edge-1', 'edge-2']) {
    const { environment = {} } = services[name] ?? {};
    assert.deepEqual(
      webTierSettings().filter((variable) => !(variable in environment)),
      [],
      name,
    );
  }
});

test('a process is given more time to stop than it takes, and begins after the migrations', () => {
  for (const [name, service] of product) {
    assert.ok(Number.parseInt(service.stop_grace_period ?? '0', 10) * 1000 > STOP_PATIENCE_MS, name);
    assert.ok(service.read_only, name);
    const isOfDatabase = ['api', 'worker'].includes(roleOf(service) ?? '');
    if (isOfDatabase) assert.equal(service.depends_on?.migrations?.condition, 'service_completed_successfully', name);
  }
});

test('web tiers begin last: their pages need the texts that a worker of their image writes, and its API', () => {
  for (const name of ['edge-1', 'edge-2']) {
    const { depends_on: others = {} } = services[name] ?? {};
    for (const other of ['worker', 'api-1', 'api-2'])
      assert.equal(others[other]?.condition, 'service_healthy', `${name} after ${other}`);
  }
});

test('no secret stands in a file', () => {
  assert.ok(readYaml('compose.yaml').length === 1);
  const written = readDeployed('compose.yaml');
  for (const name of ['SECRET_KEY', 'METRICS_TOKEN', 'POSTGRES_PASSWORD'])
    assert.doesNotMatch(written, new RegExp(String.raw`${name}: (?!\$\{)`), name);
  assert.match(written, /postgres:\/\/barg:\$\{POSTGRES_PASSWORD:/);
  assert.match(readDeployed('example.env'), /^SECRET_KEY=\nMETRICS_TOKEN=\n/m);
});
