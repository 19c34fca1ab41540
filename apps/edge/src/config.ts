import path from 'node:path';
import { StartError } from './start-error.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** What the environment decides about the web tier. */
export interface EdgeConfig {
  port: number;
  host: string;
  /** Store of published remotes; without it the site keeps one of its own, filled from the workspace's builds. */
  remotesDir: string | null;
  /** Which team's key may publish what; named together with the store. */
  trustedKeysFile: string | null;
  appsDir: string;
  shellDir: string;
  /** PEM files; both or neither. */
  tls: { certFile: string; keyFile: string } | null;
  /** Origins from which `?mf-override` may load remotes. */
  overrideOrigins: readonly string[];
  /** Origins of media outside the site. */
  mediaOrigins: readonly string[];
  /** Lower case; empty when no proxy tells the visitor's country. */
  countryHeader: string;
  /** `off` takes the service worker off the browsers that have it. */
  serviceWorker: 'on' | 'off';
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

function tlsOf({ TLS_CERT, TLS_KEY }: NodeJS.ProcessEnv): EdgeConfig['tls'] {
  if (!TLS_CERT && !TLS_KEY) return null;
  if (!TLS_CERT || !TLS_KEY) throw new StartError('TLS_CERT and TLS_KEY belong together: set both or neither.');
  return { certFile: TLS_CERT, keyFile: TLS_KEY };
}

function storeOf({ REMOTES_DIR, REMOTES_TRUSTED_KEYS }: NodeJS.ProcessEnv) {
  if (!REMOTES_DIR !== !REMOTES_TRUSTED_KEYS) {
    throw new StartError('REMOTES_DIR and REMOTES_TRUSTED_KEYS belong together: set both or neither.');
  }
  return {
    remotesDir: REMOTES_DIR ? path.resolve(REMOTES_DIR) : null,
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
    shellDir: path.join(WORKSPACE, 'apps/shell/dist'),
    tls: tlsOf(env),
    overrideOrigins: env.MF_OVERRIDE_ORIGINS === undefined ? developers : listOf(env.MF_OVERRIDE_ORIGINS),
    mediaOrigins: listOf(env.MEDIA_ORIGINS),
    countryHeader: (env.COUNTRY_HEADER ?? '').trim().toLowerCase(),
    serviceWorker: env.SERVICE_WORKER === 'off' ? 'off' : 'on',
  };
}
