import { chooseNoticeLetters, getNoticeLetters } from '@barg/api-client/notifications';
import type { ChooseNoticeLettersBody, NoticeLetterChoice } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const TAG = { type: 'Settings', id: 'notice-letters' } as const;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    noticeLetters: build.query<NoticeLetterChoice, void>({
      queryFn: defineQuery(() => getNoticeLetters()),
      providesTags: [TAG],
    }),
    chooseNoticeLetters: build.mutation<NoticeLetterChoice, ChooseNoticeLettersBody>({
      queryFn: defineQuery((choice: ChooseNoticeLettersBody) => chooseNoticeLetters(choice)),
      onQueryStarted: async (_choice, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(endpoints.util.upsertQueryData('noticeLetters', undefined, data));
      },
      invalidatesTags: [TAG],
    }),
  }),
});

export const { useNoticeLettersQuery, useChooseNoticeLettersMutation } = endpoints;
