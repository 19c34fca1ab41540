import { accountOf } from '../../../viewing/caller.ts';
import type { ModuleRoutes } from '../../../shared/api-instance.ts';
import { resultOf } from '../../../shared/result-gone.ts';
import { runOnce } from '../../../shared/run-once.ts';
import { idParams, ok, okSchema } from '../../../shared/wire.ts';
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

/** Drafts of a performer, available on all her devices. */
export const draftsRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/performer/feeds/drafts',
    {
      config: { access },
      schema: {
        operationId: 'listFeedDrafts',
        description: "The performer's drafts of posts, the last changed first.",
        tags,
        querystring: draftsQuery,
        response: { 200: draftsAnswer },
      },
    },
    async (request) => ({ data: await getDrafts(context, accountOf(request), request.query) }),
  );

  app.post(
    '/performer/feeds/drafts',
    {
      config: { access, idempotency: 'accepted' },
      schema: {
        operationId: 'createFeedDraft',
        errors: ['drafts.too_many', 'idempotency.result_gone'],
        description: 'Keeps a new draft, of a new post or with `postId` of changes to one.',
        tags,
        body: createDraftBody,
        response: { 200: draftAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { id } = await runOnce(context, request, async (unit) => ({
        id: await createDraft(unit, account, request.body),
      }));
      return { data: await resultOf(getDraft(context, account, id)) };
    },
  );

  app.get(
    '/performer/feeds/drafts/:id',
    {
      config: { access },
      schema: {
        operationId: 'getFeedDraft',
        description: 'One draft of the performer.',
        tags,
        params: idParams,
        response: { 200: draftAnswer },
      },
    },
    async (request) => ({ data: await getDraft(context, accountOf(request), request.params.id) }),
  );

  app.put(
    '/performer/feeds/drafts/:id',
    {
      config: { access },
      schema: {
        operationId: 'updateFeedDraft',
        errors: ['drafts.changed'],
        description:
          'Keeps a newer state of a draft. `version` is the one it was written upon, so that two windows do not overwrite each other.',
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
        errors: ['drafts.changed'],
        description: 'Drops a draft; with `version` only if it has not changed since.',
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
