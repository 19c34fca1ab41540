import type { ListStreamFilms200 } from '@barg/api-client/models';
import { listStreamFilms } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

/** The most that the page shows. */
const SHOWN = 60;

/** Films of streams that are over, for whom they are open to, the latest first. */
export const { useStreamFilmsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    streamFilms: build.query<ListStreamFilms200, void>({
      queryFn: () => defineQuery(() => listStreamFilms({ limit: SHOWN }))(undefined),
      providesTags: [{ type: 'Stream', id: 'FILMS' }],
    }),
  }),
});
