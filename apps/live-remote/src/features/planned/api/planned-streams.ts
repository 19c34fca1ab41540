import { idempotencyHeader } from '@barg/api-client/http';
import type { ListPlannedStreams200, PlanStreamBody, StreamSummary } from '@barg/api-client/models';
import {
  cancelPlannedStream,
  changePlannedStream,
  forgetStreamReminder,
  getStream,
  listPlannedStreams,
  planStream,
  remindOfStream,
} from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

/** The most that a page shows; a performer has at most as many. */
const SHOWN = 50;
const LIST = { type: 'Stream', id: 'PLANNED' } as const;

type Planning = {
  /** The same for all attempts at a new one, so that a lost answer announces nothing twice. */
  key: string;
} & (
  | { id: null; plan: PlanStreamBody }
  /** What changes of one that is announced. */
  | { id: string; plan: Partial<PlanStreamBody> }
);

/** A plan as the API takes it; its cover stays where none is named. */
const standingOf = ({
  title,
  topic,
  language,
  takesFiles,
  audience,
  price,
  ...times
}: StreamSummary): PlanStreamBody => ({
  ...{ title, topic: topic ?? '', takesFiles, plannedAt: times.plannedAt ?? times.startedAt },
  ...(language !== undefined && { language: language as NonNullable<PlanStreamBody['language']> }),
  ...(audience !== undefined && { audience }),
  ...(times.plannedDuration !== undefined && { plannedDuration: times.plannedDuration }),
  ...(audience === 'ticketed' && price !== undefined && { price }),
});

/** The API takes a plan whole: what is left out is sent as it is by now, also by another window. */
const change = async (id: string, changes: Partial<PlanStreamBody>): Promise<StreamSummary> =>
  changePlannedStream(id, { ...standingOf(await getStream(id)), ...changes });

const plannedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is announced, of all performers or of one, the next first. */
    plannedStreams: build.query<ListPlannedStreams200, string | undefined>({
      queryFn: defineQuery((performerId: string | undefined) =>
        listPlannedStreams({ limit: SHOWN, ...(performerId !== undefined && { performerId }) }),
      ),
      providesTags: (list) => [LIST, ...(list?.data ?? []).map(({ _id: id }) => ({ type: 'Stream', id }) as const)],
    }),
    planStream: build.mutation<StreamSummary, Planning>({
      queryFn: defineQuery((planning: Planning) =>
        planning.id === null
          ? planStream(planning.plan, { headers: idempotencyHeader(planning.key) })
          : change(planning.id, planning.plan),
      ),
      invalidatesTags: (_done, _error, { id }) => [LIST, ...(id === null ? [] : [{ type: 'Stream', id } as const])],
    }),
    cancelPlan: build.mutation<unknown, string>({
      queryFn: defineQuery((id: string) => cancelPlannedStream(id)),
      invalidatesTags: (_done, _error, id) => [LIST, { type: 'Stream', id }],
    }),
    remindOfStream: build.mutation<unknown, { id: string; isOn: boolean }>({
      queryFn: defineQuery(({ id, isOn }: { id: string; isOn: boolean }) =>
        isOn ? remindOfStream(id) : forgetStreamReminder(id),
      ),
      invalidatesTags: (_done, _error, { id }) => [{ type: 'Stream', id }],
    }),
  }),
});

export const { usePlannedStreamsQuery, usePlanStreamMutation, useCancelPlanMutation, useRemindOfStreamMutation } =
  plannedApi;
