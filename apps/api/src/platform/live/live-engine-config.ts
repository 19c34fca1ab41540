import { z } from 'zod';

const text = z.string().trim().default('');

/** The environment's variables for the engine of live video, see docs/guides/live-engines.md. */
export const liveEngineEnvironment = {
  LIVE_ENGINE: z.enum(['', 'embedded', 'whip']).default(''),
  LIVE_WHIP_URL: text,
  LIVE_WHEP_URL: text,
  LIVE_ENGINE_SECRET: z.union([z.literal(''), z.string().regex(/^[!-~]{16,200}$/)]).default(''),
  LIVE_ENGINE_API_URL: text,
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

type LiveEngineEnvironment = z.output<z.ZodObject<typeof liveEngineEnvironment>>;

const wrong = (name: string, why: string) => new Error(`The environment variable ${name} is not valid: ${why}`);

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
    throw new Error(
      'The environment variable LIVE_ENGINE_SECRET is not set: an outside engine shares it with the site.',
    );
  return {
    whipUrl: readTemplate('LIVE_WHIP_URL', env.LIVE_WHIP_URL),
    whepUrl: readTemplate('LIVE_WHEP_URL', env.LIVE_WHEP_URL),
    secret: env.LIVE_ENGINE_SECRET,
    api: readApi(env.LIVE_ENGINE_API_URL),
  };
};
