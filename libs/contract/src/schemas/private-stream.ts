import { z } from 'zod';
import { authorSchema } from './author.ts';

const instant = z.iso.datetime();

/** Microphone and camera. */
const offSchema = z.object({ audio: z.boolean(), video: z.boolean() });

/** A stream of two, from its request on; the same for both of them, but for `endDetail`. */
export const privateStreamSchema = z
  .object({
    _id: z.uuid(),
    performer: authorSchema,
    fan: authorSchema,
    /** Their private conversation. */
    conversationId: z.uuid(),
    status: z.enum(['requested', 'accepted', 'connecting', 'running', 'ended']),
    endReason: z
      .enum([
        'declined',
        'withdrawn',
        /** Nobody has answered in time. */
        'expired',
        /** The wallet did not cover the least minutes any more when it was accepted. */
        'not-covered',
        'not-connected',
        /** One of the two has ended it. */
        'left',
        'connection-lost',
        /** A camera or microphone that has to be on stayed off. */
        'turned-off',
        'minutes-used',
        /** The site has: an account is gone. */
        'closed',
      ])
      .nullable(),
    /** Why more exactly, where that is known and the reader may know it: a page that does not know it says the reason. */
    endDetail: z
      .enum([
        /** With `minutes-used`: more minutes were agreed to, and the wallet did not cover them. */
        'wallet-empty',
        /** The reader has ended it by blocking the other one. */
        'you-blocked',
      ])
      .nullable()
      .optional(),
    /** Tokens for a minute, as agreed. */
    price: z.number(),
    leastMinutes: z.number().int(),
    /** The fan pays for no more. */
    mostMinutes: z.number().int(),
    /** Whether the fan's picture and sound flow too; a minute then counts only where both flow. */
    hasCamera: z.boolean(),
    declineReason: z.string(),
    /** Whole seconds in which media flowed. */
    measuredSeconds: z.number().int(),
    reservedMinutes: z.number().int(),
    /** No more minutes can be reserved than there are. */
    isEndingSoon: z.boolean(),
    /** It runs, and nothing flows at present: nothing is paid for meanwhile. */
    isPaused: z.boolean(),
    /** What each side has turned off, and whether time counts all the same; absent: nothing is said of it. */
    off: z.object({ performer: offSchema, fan: offSchema, isCounting: z.boolean() }).optional(),
    requestedAt: instant,
    /** Until when a request can be answered. */
    answerBy: instant,
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
  })
  .meta({ id: 'PrivateStream' });
