import type { Context } from '../../../context.ts';
import { NotFoundError } from '../../../errors/common-errors.ts';
import type { ApiInstance } from '../../../shared/api-instance.ts';
import { idParams, ok, okSchema } from '../../../shared/wire.ts';
import { authorOf, loadAuthors } from '../../../viewing/author.ts';
import { accountOf } from '../../../viewing/caller.ts';
import { memberOf, onlookerOf } from '../../../viewing/onlooker.ts';
import { findVisibleStream } from '../../../viewing/streams.ts';
import { streamAnswer, streamsAnswer } from '../streaming.schema.ts';
import { writeCalendar } from './calendar.ts';
import { changePlan } from './changing.service.ts';
import { CALENDAR, calendarAnswer, changePlanBody, planStreamBody, plannedQuery } from './planned.schema.ts';
import { cancelPlan, listPlannedStreams, planStream, setReminder } from './planned.service.ts';

const tags = ['streaming', 'addition'];
const PLAN_ERRORS = [
  'files.taken_down',
  'stream.duration_needed',
  'stream.price_out_of_bounds',
  'stream.time_out_of_bounds',
  'stream.cover_not_usable',
];

/** Streams that are announced before they begin; one has the same address before, during and after. */
export const plannedRoutes = (app: ApiInstance, context: Context): void => {
  app.get(
    '/streaming/planned',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'listPlannedStreams',
        description: 'Announced streams that exist for the caller, of all performers or of one, the next first.',
        tags,
        querystring: plannedQuery,
        response: { 200: streamsAnswer },
      },
    },
    async (request) => ({ data: await listPlannedStreams(context, onlookerOf(request), request.query) }),
  );

  app.post(
    '/streaming/planned',
    {
      config: { access: 'performer', idempotency: 'accepted' },
      schema: {
        operationId: 'planStream',
        errors: [...PLAN_ERRORS, 'stream.too_many_planned'],
        description:
          'Announces a stream of the performer. It begins by `startStream` with `plannedId`, and is called off 30 minutes after its time when it has not.',
        tags,
        body: planStreamBody,
        response: { 200: streamAnswer },
      },
    },
    async (request) => ({ data: await planStream(context, request, accountOf(request), request.body) }),
  );

  app.put(
    '/streaming/planned/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'changePlannedStream',
        errors: [
          ...PLAN_ERRORS,
          'content.changed_meanwhile',
          'stream.not_planned',
          'stream.tickets_sold',
          'stream.too_soon_for_tickets',
        ],
        description:
          'Changes an announced stream of the performer; what is left out stays. Who waits for it is told of another time.',
        tags,
        params: idParams,
        body: changePlanBody,
        response: { 200: streamAnswer },
      },
    },
    async (request) => {
      const changes = { ...request.body, id: request.params.id };
      return { data: await changePlan(context, accountOf(request), changes) };
    },
  );

  app.delete(
    '/streaming/planned/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'cancelPlannedStream',
        errors: ['stream.not_planned'],
        description: 'Calls an announced stream off. Who waits for it is told, and tickets are paid back.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await cancelPlan(context, accountOf(request), request.params.id);
      return ok;
    },
  );

  for (const [method, operationId, isOn] of [
    ['POST', 'remindOfStream', true],
    ['DELETE', 'forgetStreamReminder', false],
  ] as const) {
    app.route({
      method,
      url: '/streaming/planned/:id/reminder',
      config: { access: 'any' },
      schema: {
        operationId,
        errors: ['stream.not_planned'],
        description: isOn
          ? 'Has the caller told ten minutes before an announced stream begins, when it is moved, and when it is called off.'
          : 'Takes a reminder back. Doing it twice changes nothing.',
        tags,
        params: idParams,
        response: { 200: okSchema },
      },
      handler: async (request) => {
        await setReminder(context, memberOf(request), { streamId: request.params.id, isOn });
        return ok;
      },
    });
  }

  app.get(
    '/streaming/planned/:id/calendar',
    {
      config: { access: 'guest' },
      schema: {
        operationId: 'getStreamCalendar',
        description: 'An announced stream as a file for calendars (RFC 5545).',
        tags,
        produces: [CALENDAR],
        params: idParams,
        response: { 200: calendarAnswer },
      },
    },
    async (request, reply) => {
      const row = await findVisibleStream(context.db, request.params.id, onlookerOf(request));
      if (!row?.planned_at) throw new NotFoundError();
      const { name } = authorOf(await loadAuthors(context.db, [row.performer_id]), row.performer_id);
      return reply
        .type(`${CALENDAR}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="stream-${row.id}.ics"`)
        .header('cache-control', 'no-store')
        .send(writeCalendar({ row, performer: name, config: context.config, now: new Date() }));
    },
  );
};
