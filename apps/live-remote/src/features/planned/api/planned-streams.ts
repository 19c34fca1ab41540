import { idempotencyHeader } from '@barg/api-client/http';
import type {
  ChangePlannedStreamBody,
  ListPlannedStreams200,
  PlanStreamBody,
  StreamSummary,
} from '@barg/api-client/models';
import {
  cancelPlannedStream,
  changePlannedStream,
  forgetStreamReminder,
  getStream,
  listPlannedStreams,
  planStream,
  remindOfStream,
} from '@barg/api-client/streaming';
import type { ServerEvent } from '@barg/contract';
import { api, defineQuery } from '@barg/session';
import { sinceAsked, whileCached } from '@barg/session/line';
import { on } from '@barg/session/realtime';

/** The most that a page shows; a performer has at most as many. */
const SHOWN = 50;
const LIST = { type: 'Stream', id: 'PLANNED' } as const;

interface Cached {
  updateCachedData: (change: (list: ListPlannedStreams200) => void) => unknown;
}

const began$ = on('stream.started');

/** What has begun is announced no more. */
const takeFrom =
  ({ updateCachedData }: Cached) =>
  ({ data: { stream } }: ServerEvent<'stream.started'>): void =>
    void updateCachedData((list) => {
      const index = list.data.findIndex(({ _id }) => _id === stream._id);
      if (index < 0) return;
      list.data.splice(index, 1);
      list.total -= 1;
    });

type Planning = {
  /** The same for all attempts at a new one, so that a lost answer announces nothing twice. */
  key: string;
} & (
  | { id: null; plan: PlanStreamBody }
  /** What changes of one that is announced: another window may have changed the rest. */
  | { id: string; plan: ChangePlannedStreamBody }
);

/** A plan as it is by now. */
export const readPlan = (id: string): Promise<StreamSummary> => getStream(id);

const plannedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is announced, of all performers or of one, the next first. */
    plannedStreams: build.query<ListPlannedStreams200, string | undefined>({
      queryFn: defineQuery((performerId: string | undefined) =>
        listPlannedStreams({ limit: SHOWN, ...(performerId !== undefined && { performerId }) }),
      ),
      providesTags: (list) => [LIST, ...(list?.data ?? []).map(({ _id: id }) => ({ type: 'Stream', id }) as const)],
      onCacheEntryAdded: (_, entry) => whileCached(began$, entry, takeFrom(entry)),
      onQueryStarted: (_, request) => sinceAsked(began$, request, takeFrom(request)),
    }),
    planStream: build.mutation<StreamSummary, Planning>({
      queryFn: defineQuery((planning: Planning) =>
        planning.id === null
          ? planStream(planning.plan, { headers: idempotencyHeader(planning.key) })
          : changePlannedStream(planning.id, planning.plan),
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
