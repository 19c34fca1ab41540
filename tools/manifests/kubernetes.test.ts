import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ANSWERED_BY_WORKERS } from '../../apps/edge/src/roles/answered-by-workers.ts';
import { STOP_PATIENCE_MS } from '../../apps/edge/src/stop-patience.ts';
import { imageFault, readDeployed, readWorkspace, readYaml } from './deployed-files.ts';
import { typeFaults, type Manifest } from './kubernetes-types.ts';
import {
  containers,
  environmentOf,
  FILES,
  filledIn,
  initContainers,
  manifests,
  probesOf,
  workloads,
} from './kubernetes.ts';
import { assertStarts, knownVariables } from './product.ts';

interface Kustomization {
  resources: string[];
  configMapGenerator: Array<{ name: string; files: string[] }>;
}

const product = containers.filter(({ container }) => container.image === 'barg:1.0.0');
const serving = product.filter(({ container }) => !container.command);
const [kustomization] = readYaml('kustomization.yaml') as [Kustomization];

test("the manifests hold to Kubernetes' schemas, and no field is misspelled", async () => {
  assert.ok(manifests.length > 20, `${manifests.length} manifests`);
  for (const manifest of manifests) {
    const { apiVersion, kind } = manifest;
    const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
      string,
      new (data: Manifest) => { validate(): void }
    >;
    const Model = models[kind];
    assert.ok(Model);
    assert.doesNotThrow(() => new Model(manifest).validate(), `${kind} ${manifest.metadata.name}`);
  }
  const metadata = { name: 'wrong' };
  const misspelled = { apiVersion: 'v1', kind: 'Service', metadata, spec: { ports: [{ port: 80, prot: 'x' }] } };
  const incomplete = { apiVersion: 'apps/v1', kind: 'Deployment', metadata, spec: { replicas: 2 } };
  const [ofMisspelled, ofIncomplete, ...faults] = typeFaults([misspelled, incomplete, ...manifests]);
  assert.match(String(ofMisspelled), /"prot"' does not exist/);
  assert.match(String(ofIncomplete), /missing the following properties .*"selector", "template"/);
  assert.deepEqual(faults.flat(), []);
});

test('the kustomization names every file, and every role and part occurs', () => {
  assert.deepEqual(kustomization.resources.toSorted(), FILES.toSorted());
  for (const file of kustomization.configMapGenerator.flatMap(({ files }) => files)) assert.ok(readDeployed(file));
  const roles = product.map(({ container }) => environmentOf(container).ROLE ?? container.command?.at(-1));
  assert.deepEqual(roles.toSorted(), ['api', 'edge', 'tools/operator/migrate.ts', 'worker']);
  const names = workloads.map(({ metadata }) => metadata.name);
  for (const name of ['balancer', 'postgres', 'pooler', 'redis', 'migrations']) assert.ok(names.includes(name), name);
});

test('images are official or built here, each in one version, and nothing runs as root or without limits', () => {
  const all = [...containers, ...initContainers];
  assert.deepEqual(
    all.flatMap(({ container }) => imageFault(container.image) ?? []),
    [],
  );
  for (const { workload, container } of all) {
    const { name } = workload.metadata;
    assert.equal(workload.spec.template.spec.securityContext?.runAsNonRoot, true, name);
    assert.ok(container.resources?.requests?.cpu && container.resources.limits?.memory, name);
    if (name !== 'postgres') assert.equal(container.securityContext?.readOnlyRootFilesystem, true, name);
  }
});

test('every process starts with its variables, and knows each of them', () => {
  const known = knownVariables();
  for (const { container } of product) {
    const environment = environmentOf(container);
    assert.deepEqual(
      Object.keys(environment).filter((name) => !known.has(name) && !filledIn(container).includes(name)),
      [],
      container.name,
    );
    assert.ok(!Object.values(environment).includes(''), container.name);
    if (!container.command) assertStarts(environment);
  }
});

test('what else an operator sets reaches every process, secrets those that need them', () => {
  const froms = product.map(({ container }) => [container.name, JSON.stringify(container.envFrom ?? [])] as const);
  for (const [name, from] of froms.filter(([container]) => ['api', 'edge', 'worker'].includes(container))) {
    assert.ok(from.includes('{"configMapRef":{"name":"more-settings","optional":true}}'), name);
    assert.equal(from.includes('{"secretRef":{"name":"more-settings","optional":true}}'), name !== 'edge', name);
  }
});

test('what teams build with outlives an image: each edge lays it into the volume that it keeps, and serves it there', () => {
  const edges = containers.find(({ container }) => container.name === 'edge');
  assert.ok(edges);
  const { workload, container } = edges;
  const [packages] = workload.spec.template.spec.initContainers ?? [];
  const folder = environmentOf(container).PACKAGES_DIR;
  assert.deepEqual(packages?.command, ['node', 'tools/packages/main.ts', '--from', 'dist/packages', '--out', folder]);
  assert.equal(packages.image, container.image);
  const { volumeClaimTemplates = [] } = workload.spec;
  const claimed = volumeClaimTemplates.map(({ metadata }) => metadata.name);
  for (const { volumeMounts = [] } of [packages, container]) {
    const mount = volumeMounts.find(({ mountPath }) => folder?.startsWith(`${mountPath}/`));
    assert.ok(mount && claimed.includes(mount.name));
  }
});

test('secrets are named, never written', () => {
  const secret = /SECRET|PASSWORD|TOKEN|ACCESS_KEY|DATABASE_(DIRECT_)?URL/;
  const written = containers.flatMap(({ container }) => (container.env ?? []).filter(({ value }) => value));
  assert.deepEqual(
    written.filter(({ name }) => secret.test(name)),
    [],
  );
  const [settings] = readYaml('kubernetes/settings.yaml') as [{ data: Record<string, string> }];
  assert.deepEqual(
    Object.keys(settings.data).filter((name) => secret.test(name)),
    [],
  );
  assert.ok(manifests.every(({ kind }) => kind !== 'Secret'));
});

const { paths } = JSON.parse(readWorkspace('libs/api-client/openapi.json')) as { paths: Record<string, object> };
const edge = readWorkspace('apps/edge/src/app.ts');

/** Whether a role answers a path. */
const ANSWERS: Readonly<Record<string, (path: string) => boolean>> = {
  api: (path) => Object.hasOwn(paths, path),
  worker: (path) => ANSWERED_BY_WORKERS.has(path) && Object.hasOwn(paths, path),
  edge: (path) => edge.includes(`app.get('${path}'`),
};

test('probes ask for what the role answers, on the port that it opens', () => {
  assert.equal(serving.length, 3);
  for (const { container } of serving) {
    const { ROLE = '', PORT = '3000' } = environmentOf(container);
    const probes = probesOf(container);
    assert.equal(probes.length, 3, ROLE);
    for (const { path, port } of probes) {
      assert.equal(port, Number(PORT), ROLE);
      assert.ok(path === null || ANSWERS[ROLE]?.(path), `${ROLE}: ${path}`);
    }
    assert.ok(
      container.livenessProbe?.httpGet?.path !== '/api/ready',
      'a database that is away is no reason to restart',
    );
  }
});

test('a process is given more time to stop than it takes, and one of each is always left', () => {
  const budgets = manifests.filter(({ kind }) => kind === 'PodDisruptionBudget').map(({ metadata }) => metadata.name);
  for (const { workload, container } of serving) {
    const { name } = workload.metadata;
    const waits = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
    const given = workload.spec.template.spec.terminationGracePeriodSeconds ?? 0;
    assert.ok(waits > 0 && given * 1000 > waits * 1000 + STOP_PATIENCE_MS, name);
    assert.ok((workload.spec.replicas ?? 1) >= 2 && budgets.includes(name), name);
  }
});
