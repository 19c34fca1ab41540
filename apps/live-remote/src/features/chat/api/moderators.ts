import type { Author, NameStreamModeratorBody } from '@barg/api-client/models';
import { dismissStreamModerator, listStreamModerators, nameStreamModerator } from '@barg/api-client/stream-chat';
import { api, defineQuery } from '@barg/session';

const TAGS = [
  { type: 'Stream', id: 'moderators' },
  { type: 'Stream', id: 'moderation' },
] as const;

/** Those who keep order in the chats of all streams of the performer. */
export const { useModeratorsQuery, useNameModeratorMutation, useDismissModeratorMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    moderators: build.query<Author[], void>({
      queryFn: defineQuery(async () => (await listStreamModerators()).data),
      providesTags: [TAGS[0]],
    }),
    nameModerator: build.mutation<Author, NameStreamModeratorBody>({
      queryFn: defineQuery((who: NameStreamModeratorBody) => nameStreamModerator(who)),
      invalidatesTags: [...TAGS],
    }),
    dismissModerator: build.mutation<unknown, string>({
      queryFn: defineQuery((userId: string) => dismissStreamModerator(userId)),
      invalidatesTags: [...TAGS],
    }),
  }),
});
