import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { ForbiddenError, MalformedRequestError } from '../../errors/common-errors.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import type { Question } from './ask-process.ts';
import { isProven, PROOF_HEADER } from './asked-by-process.ts';
import { StreamNotPublishingError } from './streaming.errors.ts';
import { MAX_SDP_BYTES } from './streaming.schema.ts';

/** An offer, escaped, and what it is for. */
const MAX_BYTES = 2 * MAX_SDP_BYTES + 1024;

const read = <Asked>(schema: z.ZodType<Asked>, body: string): Asked => {
  try {
    return schema.parse(JSON.parse(body));
  } catch (cause) {
    throw new MalformedRequestError({ cause });
  }
};

/**
 * Takes what other processes of the site ask this one to play; `play` answers null where it receives no such thing. It
 * never asks further.
 */
export const takeAsked = <Asked>(
  app: ApiInstance,
  context: Context,
  {
    path,
    type,
    schema,
    play,
  }: Question & { schema: z.ZodType<Asked>; play: (asked: Asked) => Promise<LiveAnswer | null> },
): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
    done(null, body);
  });
  app.post(
    path,
    {
      // Not limited: all of a stream's viewers may come by one process, whose key is asked for.
      config: { access: 'guest', hasOwnToken: true, isAlwaysOpen: true, rateLimit: false },
      schema: { hide: true },
    },
    async ({ body, headers }, reply) => {
      const sent = String(body);
      if (!isProven(context, sent, headers[PROOF_HEADER])) throw new ForbiddenError();
      const answer = await play(read(schema, sent));
      if (!answer) throw new StreamNotPublishingError();
      return reply.status(201).send(answer);
    },
  );
};
