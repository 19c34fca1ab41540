import { releasedNameSchema } from '@barg/contract/schemas';
import { z } from 'zod';

/** Limits of one deployment; far above the size of a remote, far below what would harm a site. */
export const LIMITS = {
  files: 2000,
  fileBytes: 16 * 1024 * 1024,
  releaseBytes: 64 * 1024 * 1024,
  authorLength: 100,
} as const;

/** Relative, forward slashes, no segment that is hidden or leads upwards. */
const FILE_PATH = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

/** The name of a version, see {@link versionOf}. */
export const versionSchema = z.string().regex(/^[0-9a-f]{16}$/);
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);
const sequenceSchema = z.int().min(1).max(1_000_000_000);
const atSchema = z.iso.datetime();

/** One file of a build. `integrity` is a Subresource Integrity value: what a browser compares a script with. */
export const releaseFileSchema = z.object({
  path: z.string().max(300).regex(FILE_PATH),
  size: z.int().min(0).max(LIMITS.fileBytes),
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/** Text of one line: nothing in it moves a terminal's cursor or turns the direction of what stands beside it. */
const lineSchema = z
  .string()
  .min(1)
  .max(LIMITS.authorLength)
  .regex(/^(?:\P{C}|[\u200c\u200d])+$/u);

/** Where a build comes from, as far as its team knows or tells. */
export const sourceSchema = z.object({
  /** The version in its package.json. */
  version: lineSchema.nullable(),
  commit: z
    .string()
    .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
    .nullable(),
  /** It was built from more than that commit. */
  isDirty: z.boolean(),
  /** Who made the commit. */
  author: lineSchema.nullable(),
});
export type Source = z.infer<typeof sourceSchema>;

/** The files of one version of a remote, or of the shell. */
export const releaseSchema = z.object({
  type: z.literal('release'),
  remote: releasedNameSchema,
  /** The beginning of the digest of the list of files, and of their base if any. */
  version: versionSchema,
  /** A label for people, for example a tag; it says nothing about the content. */
  label: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9._+-]*$/),
  /**
   * The contract version in the descriptor, or in the shell's build: lists of releases need not load that, and sites
   * serve no other version.
   */
  contract: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
  /** The URL from which browsers load the files: absolute with a slash at the end, or null for the site itself. */
  base: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .endsWith('/')
    .nullable(),
  files: z.array(releaseFileSchema).min(1).max(LIMITS.files),
  /** Of who published this build first. */
  source: sourceSchema.optional(),
});
export type Release = z.infer<typeof releaseSchema>;

const releaseRefSchema = z.object({
  version: versionSchema,
  digest: digestSchema,
  /** Its team published it without its types, lint and tests: that stays with it until it is published checked. */
  isUnchecked: z.literal(true).optional(),
});
/** A version, with the digest of its signed list, so that no other list can be used under its name. */
export type ReleaseRef = z.infer<typeof releaseRefSchema>;

export const CHANNEL_ACTIONS = ['deploy', 'canary', 'promote', 'rollback', 'pause', 'resume', 'retire'] as const;

/** What visitors get of a remote from this statement on. */
export const channelSchema = z.object({
  type: z.literal('channel'),
  remote: releasedNameSchema,
  /** The number of the statement before plus one; 1 for a remote's first. */
  sequence: sequenceSchema,
  /** SHA-256 of the statement before, as stored; null for the first. */
  previous: digestSchema.nullable(),
  action: z.enum(CHANNEL_ACTIONS),
  /** Null while a remote's very first version is a canary, and when it is retired. */
  stable: releaseRefSchema.nullable(),
  canary: releaseRefSchema.extend({ percent: z.number().min(0.01).max(100) }).nullable(),
  /** A paused remote is not loaded: its routes show that. The shell is never paused. */
  isPaused: z.boolean(),
  at: atSchema,
});
export type Channel = z.infer<typeof channelSchema>;
