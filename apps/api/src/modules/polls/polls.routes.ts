import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { memberOf } from '../../viewing/onlooker.ts';
import { createPollBody, pollAnswer, voteBody, voteParams } from './polls.schema.ts';
import { createPoll, getOwnPoll, vote } from './polls.service.ts';

const tags = ['feeds'];

export const pollsRoutes: ModuleRoutes = (app, context) => {
  app.post(
    '/performer/feeds/polls',
    {
      config: { access: 'performer', idempotency: 'accepted' },
      schema: {
        operationId: 'createPoll',
        errors: ['polls.end_out_of_bounds'],
        description: 'Makes a poll for a post.',
        tags,
        body: createPollBody,
        response: { 200: pollAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { id } = await runOnce(context, request, async (unit) => ({
        id: await createPoll(unit, account, request.body),
      }));
      return { data: await getOwnPoll(context, account, id) };
    },
  );

  app.post(
    '/user/feeds/vote/:id',
    {
      config: { access: 'any', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        operationId: 'voteInPoll',
        errors: ['polls.already_voted', 'polls.ended', 'polls.locked', 'polls.own', 'polls.unknown_option'],
        description: 'Votes in the poll of a post. A vote is final.',
        tags,
        params: voteParams,
        body: voteBody,
        response: { 200: pollAnswer },
      },
    },
    async (request) => ({ data: await vote(context, memberOf(request), request.params.id, request.body.optionId) }),
  );
};
