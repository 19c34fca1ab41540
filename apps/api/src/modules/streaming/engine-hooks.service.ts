import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { type EngineAction, isEngineToken } from '../../platform/live/outside/engine-token.ts';

type Configured = Pick<Context, 'config'>;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSecret = ({ config }: Configured, shown: string): boolean =>
  config.outsideEngine !== null && timingSafeEqual(digestOf(config.outsideEngine.secret), digestOf(shown));

/** What stands behind the user's name of `Basic`: engines call an address with `user:password@` in it. */
const passwordOf = (encoded: string): string =>
  /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString())?.[1] ?? '';

/** Whether a request shows what the engine shares with the site, as bearer token or as password. */
export const isShownSecret = (context: Configured, authorization: string | undefined): boolean => {
  const [, scheme, shown] = /^(basic|bearer) +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (scheme === undefined || shown === undefined) return false;
  return isSecret(context, scheme.toLowerCase() === 'basic' ? passwordOf(shown) : shown);
};

export interface AskedOfHook {
  action: string;
  path?: string | null | undefined;
  stream?: string | null | undefined;
  token?: string | null | undefined;
  password?: string | null | undefined;
  query?: string | null | undefined;
  param?: string | null | undefined;
  protocol?: string | null | undefined;
}

const ACTIONS: ReadonlyMap<string, EngineAction> = new Map([
  ['publish', 'publish'],
  ['read', 'read'],
  ['on_publish', 'publish'],
  ['on_play', 'read'],
]);

const tokenIn = (query: string | null | undefined): string => new URLSearchParams(query ?? '').get('token') ?? '';

/**
 * Whether an engine shall let somebody in: with a token that the site has just issued, for this room and this action, by
 * WebRTC alone. The engine's own API opens to the secret.
 */
export const isAllowedBy = (context: Configured, asked: AskedOfHook): boolean => {
  const { outsideEngine } = context.config;
  if (!outsideEngine) return false;
  if (asked.action === 'api') return isSecret(context, asked.password || asked.token || '');
  const action = ACTIONS.get(asked.action);
  const room = asked.path || asked.stream;
  if (!action || !room || (asked.protocol || 'webrtc') !== 'webrtc') return false;
  const token = asked.token || asked.password || tokenIn(asked.query) || tokenIn(asked.param);
  return isEngineToken(outsideEngine.secret, token, { action, room });
};
