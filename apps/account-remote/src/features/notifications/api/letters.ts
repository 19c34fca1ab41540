import type { ChooseNoticeLettersBody, NoticeLetterChoice } from '@barg/api-client/models';
import { chooseNoticeLetters, getNoticeLetters } from '@barg/api-client/notifications';
import { api, defineQuery } from '@barg/session';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    letters: build.query<NoticeLetterChoice, void>({ queryFn: defineQuery(() => getNoticeLetters()) }),
    chooseLetters: build.mutation<NoticeLetterChoice, ChooseNoticeLettersBody>({
      queryFn: defineQuery((choice: ChooseNoticeLettersBody) => chooseNoticeLetters(choice)),
      // Shown at once, and put back when it fails.
      onQueryStarted: async (choice, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          endpoints.util.updateQueryData('letters', undefined, (letters) => Object.assign(letters, choice)),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const { useLettersQuery, useChooseLettersMutation } = endpoints;
