import type { Context } from '../../context.ts';
import type { ApiInstance } from '../../shared/api-instance.ts';
import { playHere } from './playing.service.ts';
import { askedPlay, ASKED_PLAY, ASKED_PLAYS } from './streaming.schema.ts';
import { takeAsked } from './take-asked.ts';

/**
 * For other processes of the site: plays a stream that this one receives, for a viewer who has reached another one.
 * Whether the viewer may watch is looked at here as for one's own.
 */
export const askedPlaysRoutes = (app: ApiInstance, context: Context): void =>
  takeAsked(app, context, {
    path: ASKED_PLAYS,
    type: ASKED_PLAY,
    schema: askedPlay,
    play: ({ streamId, viewer, offer }) => playHere(context, viewer, streamId, offer),
  });
