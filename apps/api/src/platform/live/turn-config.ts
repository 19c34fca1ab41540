import { z } from 'zod';
import { EnvironmentError } from '../environment.ts';

export const turnEnvironment = {
  TURN_URL: z.string().default(''),
  TURN_SECRET: z.union([z.literal(''), z.string().min(16).max(200)]).default(''),
};

/** Servers that help clients reach the engine through networks that let no media pass (TURN, RFC 8656). */
export interface TurnOptions {
  /** `turn:host:3478?transport=udp`, `turns:host:5349` or `stun:host`. */
  urls: readonly string[];
  /** What the servers share with the site (coturn's `static-auth-secret`); empty where there is only STUN. */
  secret: string;
}

const ICE_URL = /^(stuns?|turns?):[\w.\-[\]:]+(\?transport=(udp|tcp))?$/;

/** @throws Error that names the wrong variable */
export const readTurnOptions = (value: { TURN_URL: string; TURN_SECRET: string }): TurnOptions | null => {
  const urls = value.TURN_URL.split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  if (urls.length === 0) return null;
  const wrong = urls.find((url) => !ICE_URL.test(url));
  if (wrong !== undefined)
    throw new EnvironmentError(
      `The environment variable TURN_URL is not valid: ${wrong} is no turn:, turns: or stun: address`,
    );
  if (value.TURN_SECRET === '' && urls.some((url) => url.startsWith('turn')))
    throw new EnvironmentError(
      'The environment variable TURN_SECRET is not set: a TURN server lets nobody in without it.',
    );
  return { urls, secret: value.TURN_SECRET };
};
