import type { SendContactMessageBody } from '@barg/api-client/models';
import { sendContactMessage } from '@barg/api-client/settings';
import { api, defineQuery } from '@barg/session';

export const { useSendContactMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation({
      queryFn: defineQuery((message: SendContactMessageBody) => sendContactMessage(message)),
    }),
  }),
});
