import { streamSummarySchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, listOf, offsetQuery } from '../../shared/wire.ts';
import { STREAM_AUDIENCES } from '../../viewing/stream-audience.ts';

const MAX_TITLE_LENGTH = 140;
const MAX_TOPIC_LENGTH = 60;
/** Seconds. */
const SHORTEST_PLAN = 60;
const LONGEST_PLAN = 86_400;
/** A browser's offer has 3 to 8 KB. */
export const MAX_SDP_BYTES = 64 * 1024;

const titleSchema = userLine({ max: MAX_TITLE_LENGTH });

/** Whether viewers may send files into the chat. */
const takesFiles = z.boolean();

/** The languages of ISO 639-1 that a stream can be in: those that the site has, or will have. */
const LANGUAGES = ['fa', 'en', 'ar', 'he', 'ur', 'tr', 'ru', 'de', 'fr', 'es', 'hi', 'zh'] as const;

/** What a stream is about; an empty topic, and null for the language, say nothing. The cover goes by null. */
const aboutShape = {
  topic: userLine({ max: MAX_TOPIC_LENGTH, min: 0 }).optional(),
  language: z.enum(LANGUAGES).nullable().optional(),
  /** A picture that was uploaded as a thumbnail, or reused from the vault as one. */
  coverFileId: z.uuid().nullable().optional(),
};

/** Whom a stream is for, and what a ticket costs: what stays as it is while it runs. */
const kindShape = {
  audience: z.enum(STREAM_AUDIENCES).default('public'),
  /** Tokens that a ticket costs; only a ticketed stream has a price. */
  price: amountSchema.default(0),
  /** Seconds that it is planned to last; a ticketed stream says so. */
  plannedDuration: z.number().int().min(SHORTEST_PLAN).max(LONGEST_PLAN).optional(),
};

export const startStreamBody = z.object({
  title: titleSchema,
  takesFiles: takesFiles.default(false),
  ...aboutShape,
  ...kindShape,
  /** An announced stream that begins now: whom it is for, and what a ticket costs, is as announced. */
  plannedId: z.uuid().optional(),
});
export type NewStream = z.output<typeof startStreamBody>;
export const updateStreamBody = z.object({
  title: titleSchema,
  takesFiles: takesFiles.optional(),
  ...aboutShape,
  basedOn: basedOnOf({ title: seen.words, topic: seen.words, language: seen.words, takesFiles: seen.flag }),
});
export type StreamChange = z.output<typeof updateStreamBody>;
export type StreamFacts = Omit<StreamChange, 'basedOn'>;
export const setDurationBody = z.object({
  streamId: z.uuid(),
  /** Seconds from its beginning to its planned end. */
  duration: z.number().int().min(SHORTEST_PLAN).max(LONGEST_PLAN),
});
export type PlannedEnd = z.output<typeof setDurationBody>;
export const durationAnswer = dataOf(
  z.object({
    startedAt: z.iso.datetime(),
    plannedEndAt: z.iso.datetime(),
    /** Seconds that it has lasted, by the server's clock. */
    duration: z.number().int(),
  }),
);
export const changeStreamBody = z.object({ status: z.literal('ended') });

export const streamsQuery = offsetQuery.extend({
  /** Part of the title, or of the performer's name or username. */
  q: z.string().trim().max(100).default(''),
});

/** A stream for its performer, with the WHIP URL to publish to (same token as any call). */
export const ownStreamSchema = streamSummarySchema
  .extend({
    whipUrl: z.string(),
    takesLayers: z
      .boolean()
      .describe('Whether the picture may be sent in several sizes at once (RFC 8853), named h, m and l'),
  })
  .meta({ id: 'OwnStream' });
/**
 * A stream for a viewer, with the WHEP URL to play from, and the HLS playlist for whom WHEP refuses as `stream.crowded`
 * (same token as any call).
 */
export const joinedStreamSchema = streamSummarySchema
  .extend({ whepUrl: z.string(), hlsUrl: z.string() })
  .meta({ id: 'JoinedStream' });

export const streamAnswer = dataOf(streamSummarySchema);
/** The latest stream first. */
export const streamsAnswer = listOf(streamSummarySchema);
export const ownStreamAnswer = dataOf(ownStreamSchema);
export const currentStreamAnswer = dataOf(ownStreamSchema.nullable());
export const joinedStreamAnswer = dataOf(joinedStreamSchema);

export const sdpBody = z.string().min(1).max(MAX_SDP_BYTES);
export const sdpAnswer = z.string();

/** Where and how one process asks another to play a stream for a viewer. */
export const ASKED_PLAYS = '/streaming/asked-plays';
export const ASKED_PLAY = 'application/vnd.barg.play+json';
export const askedPlay = z.object({
  streamId: z.uuid(),
  viewer: z.object({
    account: z.object({ id: z.uuid(), role: z.enum(['user', 'performer', 'operator']) }),
    country: z.string().length(2).nullable(),
  }),
  offer: sdpBody,
});
export const playedAnswer = z.object({ resourceId: z.string().min(1).max(200), answerSdp: z.string().min(1) });
export const resourceParams = z.object({ id: z.string().min(1).max(200) });

/**
 * `from` is the sender's name for itself, by which the account's other tabs and devices know that another one
 * publishes.
 */
export const publishQuery = z.object({ from: z.string().min(1).max(64).optional() });
