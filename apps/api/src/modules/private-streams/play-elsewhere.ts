import { z } from 'zod';
import type { Context } from '../../context.ts';
import { ForbiddenError, MalformedRequestError } from '../../errors/common-errors.ts';
import type { PrivateStreamSide } from '../../platform/database/private-stream-tables.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import { privateRoomOf } from '../../platform/live/private-rooms.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { hasActivePrivate } from '../../viewing/private-streams.ts';
import { isProven, prove, PROOF_HEADER } from '../streaming/asked-by-process.ts';
import { negotiate } from '../streaming/negotiate.ts';
import { StreamNotPublishingError } from '../streaming/streaming.errors.ts';
import { MAX_SDP_BYTES, playedAnswer, sdpBody } from '../streaming/streaming.schema.ts';
import { findHolder } from './flows.repository.ts';

/** Longer than an engine takes for an answer, and shorter than a player waits. */
const PATIENCE_MS = 5_000;
const PATH = '/private-streams/asked-plays';
const TYPE = 'application/vnd.barg.private-play+json';
/** An offer, escaped, and what it is for. */
const MAX_BYTES = 2 * MAX_SDP_BYTES + 1024;

const asked = z.object({ sessionId: z.uuid(), side: z.enum(['performer', 'fan']), offer: sdpBody });

/** Has the process that receives a side answer an offer; null where none does. Who asks has looked who may play. */
export const playElsewhere = async (
  context: Context,
  wanted: { sessionId: string; side: PrivateStreamSide; offer: string },
): Promise<LiveAnswer | null> => {
  const address = await findHolder(context.db, wanted.sessionId, wanted.side);
  if (!address || address === context.config.internalUrl) return null;
  const body = JSON.stringify(wanted);
  try {
    const answer = await fetch(`${address}/api${PATH}`, {
      method: 'POST',
      headers: { 'content-type': TYPE, [PROOF_HEADER]: prove(context, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status === 201) return playedAnswer.parse(await answer.json());
    await answer.body?.cancel();
  } catch (error) {
    context.log.warn({ err: error, address, part: 'live' }, 'the process that receives a private stream is silent');
  }
  return null;
};

const read = (body: string) => {
  try {
    return asked.parse(JSON.parse(body));
  } catch (cause) {
    throw new MalformedRequestError({ cause });
  }
};

/** For other processes of the site: plays a side that this one receives. It never asks further. */
export const askedPrivatePlaysRoutes = (app: ApiInstance, context: Context): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPE, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
    done(null, body);
  });
  app.post(
    PATH,
    {
      config: { access: 'guest', hasOwnToken: true, isAlwaysOpen: true, rateLimit: false },
      schema: { hide: true },
    },
    async ({ body, headers }, reply) => {
      const sent = String(body);
      if (!isProven(context, sent, headers[PROOF_HEADER])) throw new ForbiddenError();
      const { sessionId, side, offer } = read(sent);
      const answer = await negotiate(context.live.play(privateRoomOf(sessionId, side), offer));
      if (!answer) throw new StreamNotPublishingError();
      if (!(await hasActivePrivate(context.db, ['id', sessionId]))) {
        await context.live.end(answer.resourceId);
        throw new StreamNotPublishingError();
      }
      return reply.status(201).send(answer);
    },
  );
};
