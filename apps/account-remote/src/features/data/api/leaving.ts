import { loadHttp } from '@barg/api-client/http';
import type { CurrentUser, DeletionTerms } from '@barg/api-client/models';
import { deleteAccount, getDeletionTerms } from '@barg/api-client/users';
import { api, defineQuery } from '@barg/session';
import { passwordToSend } from '@barg/session/passwords';
import type { Download } from '@barg/ui-kit/save-file';

/** The typed password and its account. */
export interface TypedPassword {
  user: Pick<CurrentUser, 'email' | 'username'>;
  password: string;
}

export interface Leaving {
  /** Absent for an account without a password. */
  typed?: TypedPassword | undefined;
  /** The forfeited tokens. */
  forfeited: number;
}

const toSend = ({ user, password }: TypedPassword): Promise<string> =>
  passwordToSend({ username: user.email ?? user.username ?? '' }, password);

export const { useDeletionTermsQuery, useDeleteAccountMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deletionTerms: build.query<DeletionTerms, void>({
      queryFn: defineQuery(() => getDeletionTerms()),
      // Balances may have changed since they were loaded.
      keepUnusedDataFor: 0,
    }),
    deleteAccount: build.mutation<unknown, Leaving>({
      queryFn: defineQuery(async ({ typed, forfeited }: Leaving) =>
        deleteAccount({ password: typed && (await toSend(typed)), forfeited }),
      ),
    }),
  }),
});

/**
 * The account's data as a file. Not by the generated client, which unwraps the response's
 * envelope.
 */
export const downloadAccount = async (username: string): Promise<Download> => {
  const http = await loadHttp();
  const { data } = await http.get<Blob>('/users/me/export', { responseType: 'blob', timeout: 0 });
  return { name: `barg-${username}-${new Date().toISOString().slice(0, 10)}.json`, content: data };
};
