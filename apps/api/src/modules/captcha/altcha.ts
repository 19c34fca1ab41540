import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import type { Context } from '../../context.ts';

const LIFETIME_MS = 5 * 60_000;
/** Hashes for each guess: many cheap guesses vary less in total time than few expensive ones. */
const COST = 10;

const parametersSchema = z.object({
  algorithm: z.literal('SHA-256'),
  nonce: z.string().max(64),
  salt: z.string().max(64),
  cost: z.literal(COST),
  keyLength: z.literal(32),
  keyPrefix: z.string().max(64),
  keySignature: z.string().max(128).optional(),
  expiresAt: z.number().int(),
});

export const challengeSchema = z.object({ parameters: parametersSchema, signature: z.string().max(128) });
export type Challenge = z.output<typeof challengeSchema>;

const payloadSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.number().int().min(0).max(0xffffffff), derivedKey: z.string().max(64) }),
});

const secretsOf = ({ sealer }: Pick<Context, 'sealer'>) => ({
  hmacSignatureSecret: sealer.digest('challenge', 'altcha').toString('hex'),
  hmacKeySignatureSecret: sealer.digest('key', 'altcha').toString('hex'),
});

/**
 * A puzzle of known size: its answer is a number we drew, and a browser has to count up to it.
 * @param effort the most hashes that it costs; the least is half of them
 */
export const newChallenge = async (context: Pick<Context, 'sealer'>, effort: number): Promise<Challenge> => {
  const most = Math.ceil(effort / COST);
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: COST,
    counter: randomInt(Math.ceil(most / 2), most + 1),
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    ...secretsOf(context),
  });
  return challengeSchema.parse(challenge);
};

const parsePayload = (token: string) => {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return null;
  }
};

/** Checks an answer; returns the key by which the puzzle is marked as used, or null when it is wrong or expired. */
export const checkAltcha = async (
  context: Pick<Context, 'sealer'>,
  token: string,
): Promise<{ spendable: string; expiresAt: Date } | null> => {
  const payload = parsePayload(token);
  if (!payload) return null;
  const { challenge, solution } = payload;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(context) });
  if (!verified) return null;
  return { spendable: `altcha:${challenge.signature}`, expiresAt: new Date(challenge.parameters.expiresAt * 1000) };
};
