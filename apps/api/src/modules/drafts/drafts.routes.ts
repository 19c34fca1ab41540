import { accountOf } from '../../plugins/auth.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { runOnce } from '../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../shared/wire.ts';
import {
  createDraftBody,
  draftAnswer,
  draftsAnswer,
  draftsQuery,
  removeDraftQuery,
  updateDraftBody,
} from './drafts.schema.ts';
import { changeDraft, createDraft, getDraft, getDrafts, removeDraft } from './drafts.service.ts';

const tags = ['feeds', 'addition'];
const access = 'performer' as const;

/** What a performer has begun to write, on whatever device. */
export const draftsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/feeds/drafts',
    {
      config: { access },
      schema: { operationId: 'listFeedDrafts', tags, querystring: draftsQuery, response: { 200: draftsAnswer } },
    },
    async (request) => ({ data: await getDrafts(context, accountOf(request), request.query) }),
  );

  app.post(
    '/performer/feeds/drafts',
    {
      config: { access, idempotency: 'accepted' },
      schema: { operationId: 'createFeedDraft', tags, body: createDraftBody, response: { 200: draftAnswer } },
    },
    async (request) => {
      const account = accountOf(request);
      const { id } = await runOnce(context, request, async (unit) => ({
        id: await createDraft(unit, account, request.body),
      }));
      return { data: await getDraft(context, account, id) };
    },
  );

  app.get(
    '/performer/feeds/drafts/:id',
    {
      config: { access },
      schema: { operationId: 'getFeedDraft', tags, params: idParams, response: { 200: draftAnswer } },
    },
    async (request) => ({ data: await getDraft(context, accountOf(request), request.params.id) }),
  );

  app.put(
    '/performer/feeds/drafts/:id',
    {
      config: { access },
      schema: {
        operationId: 'updateFeedDraft',
        tags,
        params: idParams,
        body: updateDraftBody,
        response: { 200: draftAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { id } = request.params;
      await changeDraft(context, account, { id, ...request.body });
      return { data: await getDraft(context, account, id) };
    },
  );

  app.delete(
    '/performer/feeds/drafts/:id',
    {
      config: { access },
      schema: {
        operationId: 'deleteFeedDraft',
        tags,
        params: idParams,
        querystring: removeDraftQuery,
        response: { 200: okSchema },
      },
    },
    async (request) => {
      await removeDraft(context, accountOf(request), { ...request.params, ...request.query });
      return ok;
    },
  );
};
