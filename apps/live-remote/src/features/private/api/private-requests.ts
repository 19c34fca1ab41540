import { useEffect } from 'react';
import { api, useAppDispatch } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { usePrivateStreamsQuery } from './private-streams.ts';

/** A request that its performer has not looked at yet. */
export interface PrivateRequestItem {
  conversationId: string;
}

const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The conversations whose requests were accessed since the page was loaded. */
    accessedRequests: build.query<string[], void>({ queryFn: () => ({ data: [] }), keepUnusedDataFor: 86_400 }),
  }),
});

/** The list of private requests: one is added when it arrives, and removed once it was accessed by its conversation. */
export function usePrivateRequests(isPerformer: boolean): PrivateRequestItem[] {
  const { data: open = [] } = useAskedAgain(usePrivateStreamsQuery('open', { skip: !isPerformer }));
  const { data: accessed = [] } = requestsApi.useAccessedRequestsQuery();
  return open
    .filter(({ status, conversationId }) => status === 'requested' && !accessed.includes(conversationId))
    .map(({ conversationId }) => ({ conversationId }));
}

/** Removes the request of a conversation from the list. */
export function useAccessRequest(conversationId: string): void {
  const dispatch = useAppDispatch();
  const { isSuccess } = requestsApi.useAccessedRequestsQuery();
  useEffect(() => {
    if (!isSuccess) return;
    dispatch(
      requestsApi.util.updateQueryData('accessedRequests', undefined, (ids) => [
        ...ids.filter((id) => id !== conversationId),
        conversationId,
      ]),
    );
  }, [conversationId, dispatch, isSuccess]);
}
