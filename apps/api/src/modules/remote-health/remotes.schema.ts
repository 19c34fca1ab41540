import { LOAD_FAILURES, WEB_VITALS } from '@barg/contract';
import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { withdrawalSchema } from './withdrawals.ts';

export const WINDOWS = ['1', '24', '168'] as const;

export const remotesQuery = z.object({
  /** The period of the figures, in hours. */
  hours: z.enum(WINDOWS).default('24'),
});

const sourceSchema = z
  .object({
    /** The version in its package.json. */
    version: z.string().nullable(),
    commit: z.string().nullable(),
    /** It was built from more than that commit. */
    isDirty: z.boolean(),
    /** Who made the commit. */
    author: z.string().nullable(),
  })
  .meta({ id: 'RemoteSource' });

const versionSchema = z.object({
  version: z.string(),
  label: z.string(),
  /** Where it comes from; null when its team does not say. */
  source: sourceSchema.nullable(),
});
export type VersionView = z.infer<typeof versionSchema>;

const deployedSchema = versionSchema.extend({
  /** It was published without its types, lint and tests. */
  isUnchecked: z.boolean(),
});

const healthSchema = versionSchema
  .extend({
    /** Loads by pages that report everything. */
    loads: z.number().int(),
    /** From all pages, by kind. */
    failures: z.object(
      Object.fromEntries(LOAD_FAILURES.map((kind) => [kind, z.number().int()])) as Record<
        (typeof LOAD_FAILURES)[number],
        z.ZodNumber
      >,
    ),
    failed: z.number().int(),
    errors: z.number().int(),
    /** The share of loads that failed, from pages that report everything; null without loads. */
    failureShare: z.number().nullable(),
    /** The 75th percentile: milliseconds, CLS without a unit. Null without values. */
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
    stable: deployedSchema.nullable(),
    canary: deployedSchema.extend({ percent: z.number() }).nullable(),
    isPaused: z.boolean(),
    team: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'RemoteStatement' });
export type StatementView = z.infer<typeof statementSchema>;

const refusalsSchema = z
  .object({
    /** Refused files among its statements now. */
    count: z.number().int(),
    /** When the first of them was reported. */
    since: z.iso.datetime(),
    /** The number of the statement that is live instead; null when there is none. */
    live: z.number().int().nullable(),
    /** The newest of them, by their numbers. */
    statements: z.array(z.object({ sequence: z.number().int(), code: z.string(), since: z.iso.datetime() })),
  })
  .meta({ id: 'RemoteRefusals' });
export type RefusalsView = z.infer<typeof refusalsSchema>;

const remoteSchema = z
  .object({
    name: z.string(),
    /** Null when no statement is valid: of the shell visitors get the one then that the site was started with. */
    live: statementSchema.nullable(),
    /** Newest first, the live one first. */
    history: z.array(statementSchema),
    withdrawals: z.array(withdrawalSchema),
    /** Files that somebody added to its statements or removed; null when there are none. */
    refused: refusalsSchema.nullable(),
    /** Newest version first. */
    health: z.array(healthSchema),
  })
  .meta({ id: 'RemoteStatus' });
export type RemoteStatus = z.infer<typeof remoteSchema>;

export const remotesAnswer = dataOf(z.object({ remotes: z.array(remoteSchema) }));
export const withdrawalParams = z.object({ withdrawalId: z.uuid() });
