import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { ApiError, toApiError } from './api-error.ts';
import { COUNTRY_BLOCKED, currentHandlers, IN_MAINTENANCE, PROOF_REQUIRED, proofAsker } from './handlers.ts';
import { heldBack, holdBack, type ReadCall } from './held-back.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The call is the retry after an operator's proof: if it is refused again, it rejects. */
    isRepeated?: boolean;
  }
}

/** The one axios instance of a page. Rejects with `ApiError` only. A file of its own, because it is large. */
export const http: AxiosInstance = axios.create({
  baseURL: '/api',
  headers: { Accept: 'application/json' },
  // Arrays as repeated keys (`ids=a&ids=b`), as the API's schemas expect.
  paramsSerializer: { indexes: null },
});

http.interceptors.request.use((config) => {
  const { getToken, getLocale } = currentHandlers();
  const token = getToken();
  // What ends an earlier session brings that one's token.
  if (token !== null && !config.headers.has('Authorization')) config.headers.set('Authorization', token);
  config.headers.set('X-Locale', getLocale());
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

/** The error body for a missing response; offline it has a message about that. */
const withoutAnswer = (): unknown =>
  navigator.onLine ? undefined : { code: 'network.offline', message: currentHandlers().getOfflineText?.() };

/** Whether a refused call is retried: the server asked for a proof, and the operator has given it. */
const isProvenNow = async (code: string, config: InternalAxiosRequestConfig): Promise<boolean> =>
  code === PROOF_REQUIRED && !config.isRepeated && (await (await proofAsker())?.()) === true;

http.interceptors.response.use(
  (response) => {
    if (response.status === 204 || response.status === 205) response.data = undefined;
    return response;
  },
  async (failure: unknown) => {
    // Refused locally by `heldBack`: the response that caused it has been handled.
    if (axios.isCancel(failure) || failure instanceof ApiError) throw failure;
    const response = failure instanceof AxiosError ? failure.response : undefined;
    const error = response
      ? toApiError(response.status, await bodyOf(response.data), response.headers['retry-after'])
      : toApiError(0, withoutAnswer());
    if (error.statusCode === 401) currentHandlers().onUnauthorized(error, tokenOf(response?.config));
    if (error.code === COUNTRY_BLOCKED || error.code === IN_MAINTENANCE) currentHandlers().onClosed(error);
    else if (response) holdBack(callOf(response.config), error);
    if (response && (await isProvenNow(error.code, response.config)))
      return http.request({ ...response.config, isRepeated: true });
    throw error;
  },
);
