import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { lift, pin, requireOrder, restrict } from './order.service.ts';
import {
  personParams,
  pinBody,
  restrictedAnswer,
  restrictedQuery,
  restrictionAnswer,
  restrictionBody,
} from './order.schema.ts';
import { getRestricted } from './restricted-viewers.ts';

const tags = ['stream-chat', 'addition'];

/** What the performer of a stream and her moderators do; others are refused. */
export const orderRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/streaming/:id/restrictions',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'listStreamRestrictions',
        errors: ['request.forbidden'],
        description:
          "Who is muted or banned in the streams of this stream's performer, for her and her moderators; of everybody, or of one person.",
        tags,
        params: idParams,
        querystring: restrictedQuery,
        response: { 200: restrictedAnswer },
      },
    },
    async (request) => {
      const { performer_id } = await requireOrder(context, memberOf(request), request.params.id);
      return { data: await getRestricted(context, performer_id, request.query) };
    },
  );

  app.put(
    '/streaming/:id/restrictions/:userId',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'restrictViewer',
        errors: ['request.forbidden', 'stream.not_restrictable'],
        description:
          "Mutes or bans somebody in all streams of this stream's performer, for a time or until it is undone. Who is banned loses chat and picture at once. Replaces what held before.",
        tags,
        params: personParams,
        body: restrictionBody,
        response: { 200: restrictionAnswer },
      },
    },
    async (request) => {
      const { params, body } = request;
      const asked = { ...body, streamId: params.id, userId: params.userId };
      return { data: await restrict(context, memberOf(request), asked) };
    },
  );

  app.delete(
    '/streaming/:id/restrictions/:userId',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'liftRestriction',
        errors: ['request.forbidden', 'stream.not_restrictable'],
        description: 'Undoes a mute or ban. Undoing none changes nothing.',
        tags,
        params: personParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await lift(context, memberOf(request), request.params.id, request.params.userId);
      return ok;
    },
  );

  app.put(
    '/streaming/:id/pin',
    {
      config: { access: 'any' },
      schema: {
        operationId: 'pinStreamMessage',
        errors: ['request.forbidden'],
        description: "Pins one message above the stream's chat for everybody, in place of the one before, or none.",
        tags,
        params: idParams,
        body: pinBody,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      const asked = { streamId: request.params.id, messageId: request.body.messageId };
      await pin(context, memberOf(request), asked);
      return ok;
    },
  );
};
