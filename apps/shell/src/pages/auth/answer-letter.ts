import { verifyEmail } from '@barg/api-client/auth';
import { api, defineQuery, toQueryError } from '@barg/session';

/** What became of the link in a letter: `void` once it was used, or is too old. */
type Outcome = 'done' | 'void';

const answerLetter = async (token: string): Promise<Outcome> => {
  try {
    await verifyEmail({ token });
    return 'done';
  } catch (failure) {
    if (toQueryError(failure).code === 'auth.link_invalid') return 'void';
    throw failure;
  }
};

/** A query of the page's cache, since a token is used once: a page that renders twice makes one call. */
export const { useAnswerLetterQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    answerLetter: build.query<Outcome, string>({ queryFn: defineQuery(answerLetter) }),
  }),
});
