import type { Api } from '@barg/api';
import { ApiAnswerError, type AskApi } from '../boot-source.ts';

/** Calls the API in this process: no network, no second parsing of the token. */
export const askDirectly =
  (api: Api): AskApi =>
  async (path, headers, { address, headers: told }) => {
    const answer = await api.inject({
      method: 'GET',
      url: path,
      headers: { ...told, ...headers },
      remoteAddress: address,
    });
    if (answer.statusCode !== 200) throw new ApiAnswerError(path, answer.statusCode);
    return answer.json<{ data: unknown }>().data;
  };
