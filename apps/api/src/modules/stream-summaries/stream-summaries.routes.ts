import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { idParams } from '../../shared/wire.ts';
import { accountOf } from '../../viewing/caller.ts';
import { pastStreamsAnswer, pastStreamsQuery, streamReportAnswer } from './stream-summaries.schema.ts';
import { getReport, listPast } from './stream-summaries.service.ts';

const tags = ['streaming', 'addition'];

/** What became of streams that are over, for their performer. */
export const streamSummariesRoutes: ModuleRoutes = (app, context) => {
  app.get(
    '/streaming/past',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listPastStreams',
        description: "The performer's streams that are over, the newest first.",
        tags,
        querystring: pastStreamsQuery,
        response: { 200: pastStreamsAnswer },
      },
    },
    async (request) => ({ data: await listPast(context, accountOf(request), request.query) }),
  );

  app.get(
    '/streaming/past/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getStreamReport',
        description:
          "What became of a stream of the performer's own that is over: viewers, minutes watched, who began to follow or subscribe, and the income.",
        tags,
        params: idParams,
        response: { 200: streamReportAnswer },
      },
    },
    async (request) => ({ data: await getReport(context, accountOf(request), request.params.id) }),
  );
};
