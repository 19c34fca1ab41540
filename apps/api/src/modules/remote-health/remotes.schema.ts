import { LOAD_FAILURES, WEB_VITALS } from '@barg/contract';
import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { withdrawalSchema } from './withdrawals.ts';

export const WINDOWS = ['1', '24', '168'] as const;

export const remotesQuery = z.object({
  /** How far back the figures go, in hours. */
  hours: z.enum(WINDOWS).default('24'),
});

const versionSchema = z.object({ version: z.string(), label: z.string() });

const healthSchema = versionSchema
  .extend({
    /** Pages that told everything and loaded it. */
    loads: z.number().int(),
    /** Of all pages, by kind. */
    failures: z.object(
      Object.fromEntries(LOAD_FAILURES.map((kind) => [kind, z.number().int()])) as Record<
        (typeof LOAD_FAILURES)[number],
        z.ZodNumber
      >,
    ),
    failed: z.number().int(),
    errors: z.number().int(),
    /** The share of loads that failed, of the pages that told everything; null where there were none. */
    failureShare: z.number().nullable(),
    /** What three of four visitors had or better: milliseconds, CLS without a unit. Null where nobody measured. */
    loadTime: z.number().nullable(),
    vitals: z.object(
      Object.fromEntries(WEB_VITALS.map((name) => [name, z.number().nullable()])) as Record<
        (typeof WEB_VITALS)[number],
        z.ZodNullable<z.ZodNumber>
      >,
    ),
  })
  .meta({ id: 'RemoteVersionHealth' });
export type VersionHealth = z.infer<typeof healthSchema>;

const statementSchema = z
  .object({
    sequence: z.number().int(),
    action: z.string(),
    stable: versionSchema.nullable(),
    canary: versionSchema.extend({ percent: z.number() }).nullable(),
    isPaused: z.boolean(),
    team: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'RemoteStatement' });
export type StatementView = z.infer<typeof statementSchema>;

const refusalsSchema = z
  .object({
    /** How many files among its statements are not followed now. */
    count: z.number().int(),
    /** When the first of them was met. */
    since: z.iso.datetime(),
    /** The number of the statement that visitors have instead; null where there is none. */
    live: z.number().int().nullable(),
    /** The newest of them, by their numbers. */
    statements: z.array(z.object({ sequence: z.number().int(), code: z.string(), since: z.iso.datetime() })),
  })
  .meta({ id: 'RemoteRefusals' });
export type RefusalsView = z.infer<typeof refusalsSchema>;

const remoteSchema = z
  .object({
    name: z.string(),
    /** Null for the shell, which is not deployed as remotes are, and where no statement can be followed. */
    live: statementSchema.nullable(),
    /** Newest first, the live one first. */
    history: z.array(statementSchema),
    withdrawals: z.array(withdrawalSchema),
    /** What somebody has put among its statements, or taken away; null where nothing is wrong. */
    refused: refusalsSchema.nullable(),
    /** Newest version first. */
    health: z.array(healthSchema),
  })
  .meta({ id: 'RemoteStatus' });
export type RemoteStatus = z.infer<typeof remoteSchema>;

export const remotesAnswer = dataOf(z.object({ remotes: z.array(remoteSchema) }));
export const withdrawalParams = z.object({ withdrawalId: z.uuid() });
