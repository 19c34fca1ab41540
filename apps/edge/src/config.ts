import path from 'node:path';
import type { S3Place } from '@barg/releases/s3';
import { isEnoughForMembers, memoryHere, renderersFor } from './drawing/memory.ts';
import { StartError } from './start-error.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** The same default as the API's. */
export const DEFAULT_RATE_LIMIT = 600;

/** In milliseconds: three times what a page takes on a slow core, and too little for a visitor to notice. */
const DRAWING_PATIENCE = 150;

/** The web tier's configuration from the environment. */
export interface EdgeConfig {
  port: number;
  host: string;
  /** The store of published remotes; without it the site keeps its own, filled from the workspace's builds. */
  remotesDir: string | null;
  /** A bucket as the store; never together with `remotesDir`. */
  remotesBucket: S3Place | null;
  /** The public keys of teams and what each may publish; set together with the store. */
  trustedKeysFile: string | null;
  appsDir: string;
  /** Whether what is built in the workspace is published; not where a process that fell is started again. */
  publishesBuilds: boolean;
  /** The packages that teams build with: those that were made here unless said otherwise. */
  packagesDir: string;
  /** The shell's build; this workspace's unless said otherwise. */
  shellDir: string;
  /** PEM files; both or neither. */
  tls: { certFile: string; keyFile: string } | null;
  /** Origins from which `?mf-override` may load remotes. */
  overrideOrigins: readonly string[];
  /** Proxies whose X-Forwarded-For counts. */
  trustedProxies: readonly string[];
  /** The API's limit of requests a minute from one address; the limits of deployments scale with it. */
  rateLimitPerMinute: number;
  /** Whether the site's public URL is configured; the API reads its value. */
  isPublicUrlSet: boolean;
  /** Lower case; empty when no proxy sends the visitor's country. */
  countryHeader: string;
  /** The share of pages, between 0 and 1, that report everything to the API. */
  reportShare: number;
  /** How long a page waits for its first answers, in milliseconds. */
  firstAnswersPatience: number;
  /** `off` removes the service worker from browsers that have it. */
  serviceWorker: 'on' | 'off';
  /** How long a page waits for its first screen to be drawn here, in milliseconds; 0: nothing is drawn. */
  drawingPatience: number;
  /** Whether pages of members are drawn here as well; unless said, where there is memory for their renderers. */
  drawsMembers: boolean;
  /** How many renderers live at a time. */
  mostRenderers: number;
  /** The token for /metrics; null: nobody may read them. */
  metricsToken: string | null;
}

const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function portOf(value: string | undefined): number {
  const port = Number(value ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`PORT is "${value}", which is no port number.`);
  return port;
}

function shareOf(value: string | undefined): number {
  const percent = Number(value || 25);
  if (!(percent >= 0 && percent <= 100))
    throw new StartError(`REPORT_SAMPLE_PERCENT is "${value}", which is no share between 0 and 100.`);
  return percent / 100;
}

function waitOf(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const milliseconds = Number(env[name] || usual);
  if (!Number.isInteger(milliseconds) || milliseconds < 0 || milliseconds > 10_000)
    throw new StartError(`${name} is "${env[name]}", which is no time between 0 and 10000 ms.`);
  return milliseconds;
}

function drawsMembersOf(value = ''): boolean {
  if (value === '') return isEnoughForMembers(memoryHere());
  if (value !== 'on' && value !== 'off')
    throw new StartError(`SERVER_DRAWING_MEMBERS is "${value}", which is neither on nor off.`);
  return value === 'on';
}

/** As the API reads it. */
function metricsTokenOf(value = ''): string | null {
  if (value !== '' && (value.length < 16 || value.length > 200))
    throw new StartError('METRICS_TOKEN has fewer than 16 characters, or more than 200.');
  return value || null;
}

function tlsOf({ TLS_CERT, TLS_KEY }: NodeJS.ProcessEnv): EdgeConfig['tls'] {
  if (!TLS_CERT && !TLS_KEY) return null;
  if (!TLS_CERT || !TLS_KEY) throw new StartError('TLS_CERT and TLS_KEY belong together: set both or neither.');
  return { certFile: TLS_CERT, keyFile: TLS_KEY };
}

function bucketOf(env: NodeJS.ProcessEnv): S3Place | null {
  const { REMOTES_S3_BUCKET: bucket, REMOTES_S3_PREFIX: prefix = '', REMOTES_S3_ENDPOINT: endpoint } = env;
  if (!bucket) return null;
  if (endpoint && !/^https?:\/\//.test(endpoint))
    throw new StartError(`REMOTES_S3_ENDPOINT is "${endpoint}", which is no http or https address.`);
  return {
    bucket,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    region: env.REMOTES_S3_REGION ?? 'us-east-1',
    endpoint: endpoint ?? null,
  };
}

function storeOf(env: NodeJS.ProcessEnv) {
  const { REMOTES_DIR, REMOTES_TRUSTED_KEYS } = env;
  const remotesBucket = bucketOf(env);
  if (REMOTES_DIR && remotesBucket) throw new StartError('REMOTES_DIR and REMOTES_S3_BUCKET are two stores: set one.');
  if (!(REMOTES_DIR || remotesBucket) !== !REMOTES_TRUSTED_KEYS) {
    throw new StartError(
      'REMOTES_TRUSTED_KEYS belongs to a store, REMOTES_DIR or REMOTES_S3_BUCKET: set both or neither.',
    );
  }
  return {
    remotesDir: REMOTES_DIR ? path.resolve(REMOTES_DIR) : null,
    remotesBucket,
    trustedKeysFile: REMOTES_TRUSTED_KEYS ? path.resolve(REMOTES_TRUSTED_KEYS) : null,
  };
}

/** Reads the environment; throws one sentence that names the wrong variable. */
export function readEdgeConfig(env: NodeJS.ProcessEnv = process.env): EdgeConfig {
  const isProduction = env.NODE_ENV === 'production';
  const developers = isProduction ? [] : ['http://localhost:*'];
  return {
    port: portOf(env.PORT),
    host: env.HOST ?? '0.0.0.0',
    ...storeOf(env),
    appsDir: path.join(WORKSPACE, 'apps'),
    publishesBuilds: env.PUBLISH_BUILDS !== 'off',
    packagesDir: env.PACKAGES_DIR ? path.resolve(env.PACKAGES_DIR) : path.join(WORKSPACE, 'dist/packages'),
    shellDir: env.SHELL_DIR ? path.resolve(env.SHELL_DIR) : path.join(WORKSPACE, 'apps/shell/dist'),
    tls: tlsOf(env),
    overrideOrigins: env.MF_OVERRIDE_ORIGINS === undefined ? developers : listOf(env.MF_OVERRIDE_ORIGINS),
    trustedProxies: listOf(env.TRUSTED_PROXIES),
    rateLimitPerMinute: Number(env.RATE_LIMIT_PER_MINUTE) || DEFAULT_RATE_LIMIT,
    isPublicUrlSet: Boolean(env.PUBLIC_URL),
    countryHeader: (env.COUNTRY_HEADER ?? '').trim().toLowerCase(),
    reportShare: shareOf(env.REPORT_SAMPLE_PERCENT),
    firstAnswersPatience: waitOf(env, 'FIRST_ANSWERS_PATIENCE_MS', 300),
    metricsToken: metricsTokenOf(env.METRICS_TOKEN),
    drawingPatience: waitOf(env, 'SERVER_DRAWING_MS', DRAWING_PATIENCE),
    drawsMembers: drawsMembersOf(env.SERVER_DRAWING_MEMBERS),
    mostRenderers: renderersFor(memoryHere()),
    serviceWorker: env.SERVICE_WORKER === 'off' ? 'off' : 'on',
  };
}
