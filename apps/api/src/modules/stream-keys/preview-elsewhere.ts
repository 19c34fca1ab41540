import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { LiveAnswer } from '../../platform/live/live-engine.ts';
import { isPreviewRoom, previewRoomOf } from '../../platform/live/preview-rooms.ts';
import { SESSIONS_OF_ONE } from '../../platform/live/sessions-of-one.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { playAskedOf } from '../streaming/ask-process.ts';
import { negotiate } from '../streaming/negotiate.ts';
import { sdpBody } from '../streaming/streaming.schema.ts';
import { takeAsked } from '../streaming/take-asked.ts';
import { findInput } from './inputs.repository.ts';

const QUESTION = { path: '/streaming/asked-previews', type: 'application/vnd.barg.preview+json' };

const asked = z.object({ performerId: z.uuid(), offer: sdpBody });

/** Has the process that receives a performer's preview answer her offer; null where none does. */
export const playPreviewElsewhere = async (
  context: Context,
  performerId: string,
  offer: string,
): Promise<LiveAnswer | null> => {
  const input = await findInput(context.db, performerId);
  if (!input?.arrives || !isPreviewRoom(input.room)) return null;
  return playAskedOf(context, input.holder, { ...QUESTION, asked: { performerId, offer } });
};

/** For other processes of the site, which have looked whose preview it is: plays one that this process receives. */
export const askedPreviewsRoutes = (app: ApiInstance, context: Context): void =>
  takeAsked(app, context, {
    ...QUESTION,
    schema: asked,
    play: ({ performerId, offer }) => negotiate(context.live.play(previewRoomOf(performerId), offer, SESSIONS_OF_ONE)),
  });
