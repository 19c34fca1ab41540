import { createReport } from '@barg/api-client/reports';
import type { CreateReportBody } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export const { useCreateReportMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    createReport: build.mutation({
      queryFn: defineQuery((report: CreateReportBody) => createReport(report)),
    }),
  }),
});
