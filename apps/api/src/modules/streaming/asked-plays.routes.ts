import type { Context } from '../../context.ts';
import { ForbiddenError, MalformedRequestError } from '../../errors/common-errors.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { isProven, PROOF_HEADER } from './asked-by-process.ts';
import { playHere } from './playing.service.ts';
import { StreamNotPublishingError } from './streaming.errors.ts';
import { askedPlay, ASKED_PLAY, ASKED_PLAYS, MAX_SDP_BYTES } from './streaming.schema.ts';

/** An offer, escaped, and who sends it. */
const MAX_BYTES = 2 * MAX_SDP_BYTES + 1024;

const read = (body: string) => {
  try {
    return askedPlay.parse(JSON.parse(body));
  } catch (cause) {
    throw new MalformedRequestError({ cause });
  }
};

/**
 * For other processes of the site: plays a stream that this one receives, for a viewer who has reached another one. It
 * never asks further. Whether the viewer may watch is looked at here as for one's own.
 */
export const askedPlaysRoutes = (app: ApiInstance, context: Context): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(ASKED_PLAY, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
    done(null, body);
  });

  app.post(
    ASKED_PLAYS,
    {
      // Not limited: all of a stream's viewers may come by one process, whose key is asked for.
      config: { access: 'guest', hasOwnToken: true, isAlwaysOpen: true, rateLimit: false },
      schema: { hide: true },
    },
    async ({ body, headers }, reply) => {
      const asked = String(body);
      if (!isProven(context, asked, headers[PROOF_HEADER])) throw new ForbiddenError();
      const { streamId, viewer, offer } = read(asked);
      const answer = await playHere(context, viewer, streamId, offer);
      if (!answer) throw new StreamNotPublishingError();
      return reply.status(201).send(answer);
    },
  );
};
