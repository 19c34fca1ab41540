import type { ListPastStreams200, StreamReport } from '@barg/api-client/models';
import { getStreamReport, listPastStreams } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

const pastApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The performer's streams that are over, the newest first. */
    pastStreams: build.query<ListPastStreams200, { limit: number }>({
      queryFn: defineQuery(({ limit }: { limit: number }) => listPastStreams({ limit })),
      keepUnusedDataFor: 0,
    }),
    /** What became of one; its money may change after its end. */
    streamReport: build.query<StreamReport, string>({
      queryFn: defineQuery((streamId: string) => getStreamReport(streamId)),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePastStreamsQuery, useStreamReportQuery } = pastApi;
