import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

const audioShape = {
  codec: z.string(),
  /** Bits a second. */
  bitrate: z.number().int(),
  packets: z.number().int(),
  /** Packets that did not arrive, also not when they were asked for again. */
  lost: z.number().int(),
};

const measuredSchema = z.object({
  /** Null where no picture arrives. */
  video: z
    .object({
      ...audioShape,
      /** The number of the H.264 profile (66 baseline, 77 main, 100 high, …); null for other codecs. */
      profile: z.number().int().nullable(),
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
      /** Frames a second. */
      frameRate: z.number().int(),
      /** Milliseconds between key frames; null before the second one. */
      keyFrameMs: z.number().int().nullable(),
      /** Whether there are frames that are sent in another order than they are shown (B-frames). */
      hasReordered: z.boolean(),
    })
    .nullable(),
  /** Null where no sound arrives. */
  audio: z.object(audioShape).nullable(),
});

export const encoderInputSchema = z
  .object({
    /** Where the encoder sends, by WHIP, with a stream key as bearer token. */
    serverUrl: z.string(),
    /** Where the performer plays what arrives before she is on air, by WHEP. */
    previewUrl: z.string(),
    /** `preview`: she alone sees it. `over`: it came, and has ended. */
    status: z.enum(['none', 'preview', 'on-air', 'over']),
    /** The name of the key by which it came. */
    keyName: z.string().nullable(),
    beganAt: z.iso.datetime().nullable(),
    /** Why it is over, where the server has ended it. */
    reason: z.enum(['key_revoked', 'offer_refused', 'stream_ended']).nullable(),
    /** As it arrived within the last seconds; null until it does. */
    measured: measuredSchema.nullable(),
  })
  .meta({ id: 'EncoderInput' });
export type EncoderInput = z.infer<typeof encoderInputSchema>;

export const encoderInputAnswer = dataOf(encoderInputSchema);
