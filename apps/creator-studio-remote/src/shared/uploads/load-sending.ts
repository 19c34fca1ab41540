import { toApiError } from '@barg/api-client/http';

/** Loads the chunk that sends files. @throws ApiError like a network failure; the next call tries again */
export const loadSending = () =>
  import(/* webpackChunkName: "sending" */ './sending.ts').catch(() => {
    throw toApiError(0, undefined);
  });
