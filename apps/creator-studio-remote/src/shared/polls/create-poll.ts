import { createPoll } from '@barg/api-client/feeds';
import { idempotencyHeader } from '@barg/api-client/http';
import type { CreatePollBody, Poll } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export interface NewPoll {
  body: CreatePollBody;
  /** The same for every attempt to make one poll. */
  key: string;
}

export const { useCreatePollMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a poll that no post carries yet. */
    createPoll: build.mutation<Poll, NewPoll>({
      queryFn: defineQuery(({ body, key }: NewPoll) => createPoll(body, { headers: idempotencyHeader(key) })),
    }),
  }),
});
