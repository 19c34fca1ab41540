import { sql } from 'kysely';
import { z } from 'zod';
import type { Provider } from '../../platform/database/member-tables.ts';
import type { Sealer } from '../../platform/seal.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Time that a visitor has at the provider. */
export const FLOW_MINUTES = 15;
const LIFETIME_MS = FLOW_MINUTES * 60_000;

const flowSchema = z.object({
  role: z.enum(['user', 'performer']),
  /** The account that asked to link the login; null to log in. */
  linkTo: z.string().nullable(),
  /** The secret by which the browser proves that it began the login. */
  browserKey: z.string(),
  codeVerifier: z.string().optional(),
  nonce: z.string().optional(),
});

export type LoginFlow = z.infer<typeof flowSchema>;

const ownerOf = (provider: Provider, state: string): string => `login-flow:${provider}:${state}`;

/** Stores a login that was begun, encrypted, under the state that the provider returns. */
export const saveFlow = async (
  db: Queryable,
  sealer: Sealer,
  { provider, state, flow }: { provider: Provider; state: string; flow: LoginFlow },
): Promise<void> => {
  const sealed = sealer.seal(JSON.stringify(flow), ownerOf(provider, state)).toString('base64url');
  await db
    .insertInto('login_flows')
    .values({
      state_hash: hashToken(ownerOf(provider, state)),
      provider,
      data: JSON.stringify({ sealed }),
      expires_at: new Date(Date.now() + LIFETIME_MS),
    })
    .execute();
};

/** Deletes and returns a begun login, so that an answer is valid once; null when it is unknown, used or expired. */
export const takeFlow = async (
  db: Queryable,
  sealer: Sealer,
  { provider, state }: { provider: Provider; state: string },
): Promise<LoginFlow | null> => {
  const row = await db
    .deleteFrom('login_flows')
    .where('state_hash', '=', hashToken(ownerOf(provider, state)))
    .returning(['data', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at.getTime() <= Date.now()) return null;
  const { sealed } = z.object({ sealed: z.string() }).parse(row.data);
  return flowSchema.parse(JSON.parse(sealer.open(Buffer.from(sealed, 'base64url'), ownerOf(provider, state))));
};

/** Marks a single-use value as used until it expires; false when it was used before. */
export const spendOnce = async (
  db: Queryable,
  { provider, key, until }: { provider: Provider; key: string; until: Date },
): Promise<boolean> => {
  const row = await db
    .insertInto('login_flows')
    .values({ state_hash: hashToken(`spent:${provider}:${key}`), provider, data: '{}', expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider')
    .executeTakeFirst();
  return row !== undefined;
};

/** Deletes expired rows. */
export const forgetOldRows = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('login_flows')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
};
