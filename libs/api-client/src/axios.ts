import axios, { AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { ApiError, toApiError } from './api-error.ts';
import { COUNTRY_BLOCKED, currentHandlers, IN_MAINTENANCE, PROOF_REQUIRED, proofAsker } from './handlers.ts';
import { heldBack, holdBack, type ReadCall } from './held-back.ts';
import { makeOutliving } from './outliving.ts';
import { patienceOf } from './patience.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The call is the retry after an operator's proof: if it is refused again, it rejects. */
    isRepeated?: boolean;
    /** The call is finished although its page goes meanwhile, where its body is small. */
    outlivesPage?: boolean;
  }
}

/** The one axios instance of a page. Rejects with `ApiError` only. A file of its own, because it is large. */
export const http: AxiosInstance = axios.create({
  baseURL: '/api',
  headers: { Accept: 'application/json' },
  // Arrays as repeated keys (`ids=a&ids=b`), as the API's schemas expect.
  paramsSerializer: { indexes: null },
  // Otherwise a call that was given up and one whose page was left have the same code.
  transitional: { ...axios.defaults.transitional, clarifyTimeoutError: true },
});
// Axios' own is "for ever", which could not be told from the wish of a caller.
delete http.defaults.timeout;

http.interceptors.request.use((config) => {
  const { getToken, getLocale } = currentHandlers();
  const token = getToken();
  // What ends an earlier session brings that one's token.
  if (token !== null && !config.headers.has('Authorization')) config.headers.set('Authorization', token);
  config.headers.set('X-Locale', getLocale());
  config.timeout ??= patienceOf(config);
  makeOutliving(config);
  const refusal = heldBack(callOf(config));
  if (refusal) throw refusal;
  return config;
});

function tokenOf(config: InternalAxiosRequestConfig | undefined): string | null {
  const token = config?.headers.get('Authorization');
  return typeof token === 'string' ? token : null;
}

const callOf = (config: InternalAxiosRequestConfig): ReadCall => ({ ...config, token: tokenOf(config) });

/** The error of a refused download is JSON in the file that was asked for. */
const bodyOf = async (data: unknown): Promise<unknown> => {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    return undefined;
  }
};

/** Who has the message for a call that the API has not answered, by the code's end. */
const TEXTS = { offline: 'getOfflineText', timeout: 'getTimeoutText', unreadable: 'getUnreadableText' } as const;

const unanswered = (failure: keyof typeof TEXTS): ApiError =>
  toApiError(0, { code: `network.${failure}`, message: currentHandlers()[TEXTS[failure]]?.() });

/** The error for a missing response, by what is known of the reason. */
const withoutAnswer = (failure: unknown): ApiError => {
  if (!navigator.onLine) return unanswered('offline');
  const wasGivenUp = failure instanceof AxiosError && failure.code === AxiosError.ETIMEDOUT;
  return wasGivenUp ? unanswered('timeout') : toApiError(0, undefined);
};

const isEnvelope = (body: unknown): boolean => typeof body === 'object' && body !== null && 'data' in body;

/** Whether it can be the API's; a network that asks for a login, or a proxy, answers with a page of its own. */
const isReadable = ({ data, config: { responseType = 'json', method } }: AxiosResponse<unknown>): boolean =>
  responseType !== 'json' || method?.toUpperCase() === 'HEAD' || isEnvelope(data);

/** Whether a refused call is retried: the server asked for a proof, and the operator has given it. */
const isProvenNow = async (code: string, config: InternalAxiosRequestConfig): Promise<boolean> =>
  code === PROOF_REQUIRED && !config.isRepeated && (await (await proofAsker())?.()) === true;

http.interceptors.response.use(
  (response) => {
    if (response.status === 204 || response.status === 205) response.data = undefined;
    else if (!isReadable(response)) throw unanswered('unreadable');
    return response;
  },
  async (failure: unknown) => {
    // Refused locally by `heldBack`: the response that caused it has been handled.
    if (axios.isCancel(failure) || failure instanceof ApiError) throw failure;
    const response = failure instanceof AxiosError ? failure.response : undefined;
    const error = response
      ? toApiError(response.status, await bodyOf(response.data), response.headers['retry-after'])
      : withoutAnswer(failure);
    if (error.statusCode === 401) currentHandlers().onUnauthorized(error, tokenOf(response?.config));
    if (error.code === COUNTRY_BLOCKED || error.code === IN_MAINTENANCE) currentHandlers().onClosed(error);
    else if (response) holdBack(callOf(response.config), error);
    if (response && (await isProvenNow(error.code, response.config)))
      return http.request({ ...response.config, isRepeated: true });
    throw error;
  },
);
