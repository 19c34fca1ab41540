import { toApiError } from '@barg/api-client/http';

/** Fetches what sends files. @throws ApiError as where no answer came: the next attempt asks for it again */
export const loadSending = () =>
  import(/* webpackChunkName: "sending" */ './sending.ts').catch(() => {
    throw toApiError(0, undefined);
  });
