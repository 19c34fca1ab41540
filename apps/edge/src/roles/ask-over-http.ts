import { interceptors, Pool } from 'undici';
import { ApiAnswerError, type AskApi, type Origin } from '../boot-source.ts';
import type { ApiConnections } from '../metrics/edge-metrics.ts';

/** Connections to the API from one web tier; further questions wait for one to be free. */
const CONNECTIONS = 64;
/** Questions that wait; those beyond are refused at once, since their pages would have given up before an answer. */
const MAX_WAITING = 512;
/** Shorter than the API keeps an idle connection, so that no question is sent on one that ends. */
const KEEP_ALIVE_MS = 30_000;
const CONNECT_MS = 2000;
/** For a whole answer; pages wait less, and bring along what has come by then. */
const PATIENCE_MS = 10_000;
/** More than the texts of all remotes in one locale. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** The API did not answer: it cannot be reached, is too slow, or is asked too much. */
export class ApiAwayError extends Error {
  override readonly name = 'ApiAwayError';
}

/** The API in other processes. */
export interface FarApi {
  ask: AskApi;
  connections: () => ApiConnections;
  close: () => Promise<void>;
}

/** The proxies' list of addresses, and behind it the one that this process sees: the API trusts what it is told to. */
const forwardedFor = ({ address, headers }: Origin): Record<string, string> => {
  const passed = [headers['x-forwarded-for'], address].filter(Boolean).join(', ');
  return passed === '' ? {} : { 'x-forwarded-for': passed };
};

/** @param apiUrl of the API or its balancer; only its origin counts */
export function askOverHttp(apiUrl: string): FarApi {
  const pool = new Pool(new URL(apiUrl).origin, {
    connections: CONNECTIONS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
  });
  // A process of the API that ends closes its connections: the question goes to another once more.
  const dispatcher = pool.compose(interceptors.retry({ maxRetries: 1, minTimeout: 0, maxTimeout: 0, statusCodes: [] }));

  const request = async (path: string, headers: Record<string, string>) => {
    if (pool.stats.queued >= MAX_WAITING) throw new ApiAwayError(`${path} was not asked: too many questions wait`);
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const { statusCode, body } = await dispatcher.request({ path, method: 'GET', headers, signal });
      if (statusCode === 200) return { statusCode, answer: (await body.json()) as { data: unknown } };
      await body.dump();
      return { statusCode, answer: null };
    } catch (error) {
      throw new ApiAwayError(`${path} was not answered: ${(error as Error).message}`, { cause: error });
    }
  };

  return {
    ask: async (path, headers, origin) => {
      const { statusCode, answer } = await request(path, { ...origin.headers, ...forwardedFor(origin), ...headers });
      if (answer === null) throw new ApiAnswerError(path, statusCode);
      return answer.data;
    },
    connections: () => {
      const { connected, free, queued } = pool.stats;
      return { used: connected - free, idle: free, waiting: queued };
    },
    close: () => pool.destroy(),
  };
}
