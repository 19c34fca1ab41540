import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { PrivateStreamSide } from '../../platform/database/private-stream-tables.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import { privateRoomOf } from '../../platform/live/private-rooms.ts';
import { SESSIONS_OF_ONE } from '../../platform/live/sessions-of-one.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { hasActivePrivate } from '../../viewing/private-streams.ts';
import { playAskedOf } from '../streaming/ask-process.ts';
import { negotiate } from '../streaming/negotiate.ts';
import { sdpBody } from '../streaming/streaming.schema.ts';
import { takeAsked } from '../streaming/take-asked.ts';
import { findHolder } from './flows.repository.ts';

const QUESTION = { path: '/private-streams/asked-plays', type: 'application/vnd.barg.private-play+json' };

const asked = z.object({ sessionId: z.uuid(), side: z.enum(['performer', 'fan']), offer: sdpBody });

/** Has the process that receives a side answer an offer; null where none does. Who asks has looked who may play. */
export const playElsewhere = async (
  context: Context,
  wanted: { sessionId: string; side: PrivateStreamSide; offer: string },
): Promise<LiveAnswer | null> => {
  const address = await findHolder(context.db, wanted.sessionId, wanted.side);
  return playAskedOf(context, address, { ...QUESTION, asked: wanted });
};

/** For other processes of the site: plays a side that this one receives. */
export const askedPrivatePlaysRoutes = (app: ApiInstance, context: Context): void =>
  takeAsked(app, context, {
    ...QUESTION,
    schema: asked,
    play: async ({ sessionId, side, offer }) => {
      const answer = await negotiate(context.live.play(privateRoomOf(sessionId, side), offer, SESSIONS_OF_ONE));
      if (!answer || (await hasActivePrivate(context.db, ['id', sessionId]))) return answer;
      await context.live.end(answer.resourceId);
      return null;
    },
  });
