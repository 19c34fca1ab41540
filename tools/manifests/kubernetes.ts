import { globSync } from 'node:fs';
import { DEPLOY, readYaml } from './deployed-files.ts';
import type { Manifest } from './kubernetes-types.ts';
import { SECRETS } from './product.ts';

interface Probe {
  httpGet?: { path: string; port: string };
  tcpSocket?: { port: string };
}

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: { name: string; key: string }; fieldRef?: { fieldPath: string } };
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: Variable[];
  envFrom?: Array<{ configMapRef?: { name: string }; secretRef?: { name: string } }>;
  ports?: Array<{ name: string; containerPort: number; protocol?: string }>;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: { readOnlyRootFilesystem?: boolean };
  volumeMounts?: Array<{ name: string; mountPath: string }>;
}

export interface Workload extends Manifest {
  spec: {
    replicas?: number;
    volumeClaimTemplates?: Array<{ metadata: { name: string } }>;
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: Container[];
        initContainers?: Container[];
        terminationGracePeriodSeconds?: number;
        securityContext?: { runAsNonRoot?: boolean };
      };
    };
  };
}

/** Where in deploy/ they are. */
export const FILES = globSync('kubernetes/*.yaml', { cwd: DEPLOY }).map((file) => file.replaceAll('\\', '/'));

export const manifests = FILES.flatMap((file) => readYaml(file) as Manifest[]);

const isWorkload = (manifest: Manifest): manifest is Workload =>
  ['Deployment', 'StatefulSet', 'Job'].includes(manifest.kind);

export const workloads = manifests.filter(isWorkload);

/** Every container with the workload that it is of; there is one in each. */
export const containers = workloads.flatMap((workload) =>
  workload.spec.template.spec.containers.map((container) => ({ workload, container })),
);

/** Every container that ends before the one of its workload begins. */
export const initContainers = workloads.flatMap((workload) =>
  (workload.spec.template.spec.initContainers ?? []).map((container) => ({ workload, container })),
);

const settingsOf = (name: string): Record<string, string> => {
  const map = manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name);
  return (map as { data?: Record<string, string> } | undefined)?.data ?? {};
};

const valueOf = ({ value, valueFrom }: Variable): string =>
  value ?? SECRETS[valueFrom?.secretKeyRef?.key ?? ''] ?? valueFrom?.fieldRef?.fieldPath ?? '';

/** Variables that stand in the values of others, as Kubernetes fills them in. */
const FILLED_IN = /\$\((\w+)\)/g;

/** Names of variables that are there for the values of others, and not for the process. */
export const filledIn = ({ env = [] }: Container): string[] =>
  env.flatMap(({ value = '' }) => [...value.matchAll(FILLED_IN)].map(([, name = '']) => name));

/** What a container's process finds in its environment, with the test's values for secrets. */
export const environmentOf = ({ env = [], envFrom = [] }: Container): Record<string, string> => {
  const own: Record<string, string> = {};
  for (const variable of env)
    own[variable.name] = valueOf(variable).replace(FILLED_IN, (all, name: string) => own[name] ?? all);
  return Object.assign(
    {},
    ...envFrom.map(({ configMapRef }) => (configMapRef ? settingsOf(configMapRef.name) : {})),
    own,
  ) as Record<string, string>;
};

/** The paths that the probes of a container ask for, with the ports' numbers. */
export const probesOf = ({ ports = [], startupProbe, livenessProbe, readinessProbe }: Container) =>
  [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => {
    const { path, port } = probe?.httpGet ?? { path: null, port: probe?.tcpSocket?.port };
    return probe && port ? [{ path, port: ports.find(({ name }) => name === port)?.containerPort }] : [];
  });
