import type { SetWelcomeMessageBody, WelcomeMessage } from '@barg/api-client/models';
import { getWelcomeMessage, setWelcomeMessage } from '@barg/api-client/messages';
import { api, defineQuery } from '@barg/session';

export type { WelcomeMessage };

/** Her template as it is by now. */
export const readWelcomeMessage = (): Promise<WelcomeMessage> => getWelcomeMessage();

/** What new subscribers get, and what changes it; the vault shows where its files stand. */
export const { useWelcomeMessageQuery, useSetWelcomeMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    welcomeMessage: build.query<WelcomeMessage, void>({
      queryFn: defineQuery(() => getWelcomeMessage()),
      providesTags: [{ type: 'Message', id: 'welcome' }],
    }),
    setWelcomeMessage: build.mutation<WelcomeMessage, SetWelcomeMessageBody>({
      queryFn: defineQuery((body: SetWelcomeMessageBody) => setWelcomeMessage(body)),
      invalidatesTags: [{ type: 'Message', id: 'welcome' }, 'Vault'],
    }),
  }),
});
