import { z } from 'zod';
import { EnvironmentError } from '../environment.ts';

const text = z.string().trim().default('');

/** The environment's variables for the engine of live video, see docs/guides/live-engines.md. */
export const liveEngineEnvironment = {
  LIVE_ENGINE: z.enum(['', 'embedded', 'whip', 'janus']).default(''),
  LIVE_WHIP_URL: text,
  LIVE_WHEP_URL: text,
  LIVE_ENGINE_SECRET: z.union([z.literal(''), z.string().regex(/^[!-~]{16,200}$/)]).default(''),
  LIVE_ENGINE_API_URL: text,
  JANUS_NODES: text,
};

/** An engine that speaks WHIP and WHEP, to which streams go instead of the embedded one. */
export interface OutsideEngineOptions {
  /** Addresses in which `{room}` and `{token}` stand for a room's name and a short credential. */
  whipUrl: string;
  whepUrl: string;
  /** What the engine shares with the site: signs credentials, and opens the site's addresses for the engine. */
  secret: string;
  /** MediaMTX's Control API; null where the engine has none. */
  api: ControlApiOptions | null;
}

export interface ControlApiOptions {
  url: string;
  /** The value of `Authorization`, where the address named a user. */
  authorization: string | null;
}

/** One Janus, to which streams go instead of the embedded engine. */
export interface JanusNode {
  /** Where its HTTP API is, without its secret: by this the node is named. */
  url: string;
  /** Its `api_secret`, and the `admin_key` of its plugins. */
  secret: string;
}

/** Where streams go; both null for the embedded engine. */
export interface LiveEngineConfig {
  outsideEngine: OutsideEngineOptions | null;
  janusNodes: readonly JanusNode[] | null;
}

type LiveEngineEnvironment = z.output<z.ZodObject<typeof liveEngineEnvironment>>;

const wrong = (name: string, why: string) =>
  new EnvironmentError(`The environment variable ${name} is not valid: ${why}`);

const readUrl = (name: string, value: string): URL => {
  const url = URL.parse(value);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw wrong(name, 'it is no address of http or https');
  return url;
};

const readTemplate = (name: 'LIVE_WHIP_URL' | 'LIVE_WHEP_URL', value: string): string => {
  const url = readUrl(name, value);
  if (!value.includes('{room}')) throw wrong(name, '{room} is missing, by which rooms are told apart');
  if (url.username || url.password) throw wrong(name, 'it names a user; the engine is shown a token instead');
  // Whoever could choose the host by a room's name could have offers sent anywhere.
  if (url.origin.includes('{') || url.host.includes('%7B')) throw wrong(name, '{room} stands in the path or behind it');
  return value;
};

const readApi = (value: string): ControlApiOptions | null => {
  if (value === '') return null;
  const url = readUrl('LIVE_ENGINE_API_URL', value);
  const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = user === ':' ? null : `Basic ${Buffer.from(user).toString('base64')}`;
  return { url: `${url.origin}${url.pathname}`.replace(/\/+$/, ''), authorization };
};

/** The options of an outside engine; null for the embedded one. @throws Error that names the wrong variable */
export const readOutsideEngineOptions = (env: LiveEngineEnvironment): OutsideEngineOptions | null => {
  if (env.LIVE_ENGINE !== 'whip') return null;
  if (env.LIVE_ENGINE_SECRET === '')
    throw new EnvironmentError(
      'The environment variable LIVE_ENGINE_SECRET is not set: an outside engine shares it with the site.',
    );
  return {
    whipUrl: readTemplate('LIVE_WHIP_URL', env.LIVE_WHIP_URL),
    whepUrl: readTemplate('LIVE_WHEP_URL', env.LIVE_WHEP_URL),
    secret: env.LIVE_ENGINE_SECRET,
    api: readApi(env.LIVE_ENGINE_API_URL),
  };
};

const readNode = (value: string): JanusNode => {
  const url = readUrl('JANUS_NODES', value);
  const secret = decodeURIComponent(url.password);
  if (!/^[!-~]{16,200}$/.test(secret))
    throw wrong('JANUS_NODES', 'each address has the secret in it, as http://site:secret@janus:8088/janus (16 to 200)');
  return { url: `${url.origin}${url.pathname}`.replace(/\/+$/, ''), secret };
};

/** The nodes of Janus; null where streams do not go there. @throws Error that names the wrong variable */
export const readJanusNodes = (env: LiveEngineEnvironment): readonly JanusNode[] | null => {
  if (env.LIVE_ENGINE !== 'janus') return null;
  const nodes = env.JANUS_NODES.split(/[\s,]+/)
    .filter(Boolean)
    .map(readNode);
  if (nodes.length === 0)
    throw new EnvironmentError(
      'The environment variable JANUS_NODES is not set: it names where the nodes of Janus are.',
    );
  if (new Set(nodes.map(({ url }) => url)).size < nodes.length) throw wrong('JANUS_NODES', 'a node is named twice');
  return nodes;
};

/** @throws Error that names the wrong variable */
export const readLiveEngineConfig = (env: LiveEngineEnvironment): LiveEngineConfig => ({
  outsideEngine: readOutsideEngineOptions(env),
  janusNodes: readJanusNodes(env),
});
