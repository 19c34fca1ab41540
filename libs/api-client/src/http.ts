import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { type ApiError, toApiError } from './api-error.ts';

export * from './api-error.ts';

/** What the session decides for the transport, which itself never shows anything nor navigates. */
export interface HttpHandlers {
  /** The token for the Authorization header, or null for a guest. */
  getToken: () => string | null;
  /** The culture of the page for X-Locale, for example `fa-IR`; the browser's own languages are never asked. */
  getLocale: () => string;
  /** Called for each 401, before the call rejects, with the token that the call carried. */
  onUnauthorized: (error: ApiError, token: string | null) => void;
  /** Called for each answer that the whole site is closed for the visitor (451, or 503 `site.maintenance`). */
  onClosed: (error: ApiError) => void;
}

/** The codes of a site that is closed, for a country or for a while. */
export const COUNTRY_BLOCKED = 'site.country_blocked';
export const IN_MAINTENANCE = 'site.maintenance';

let handlers: HttpHandlers = {
  getToken: () => null,
  getLocale: () => 'fa-IR',
  onUnauthorized: () => {},
  onClosed: () => {},
};

/** Replaces the given handlers; the others stay. */
export function configureHttp(changes: Partial<HttpHandlers>): void {
  handlers = { ...handlers, ...changes };
}

/** The one axios instance of a page, shared by the shell and every remote. Rejects with {@link ApiError} only. */
export const http: AxiosInstance = axios.create({
  baseURL: '/api',
  headers: { Accept: 'application/json' },
  // Arrays as repeated keys (`ids=a&ids=b`), which is what the API's schemas read.
  paramsSerializer: { indexes: null },
});

http.interceptors.request.use((config) => {
  const token = handlers.getToken();
  if (token !== null) config.headers.set('Authorization', token);
  config.headers.set('X-Locale', handlers.getLocale());
  return config;
});

function tokenOf(config: InternalAxiosRequestConfig | undefined): string | null {
  const token = config?.headers.get('Authorization');
  return typeof token === 'string' ? token : null;
}

http.interceptors.response.use(
  (response) => {
    if (response.status === 204 || response.status === 205) response.data = undefined;
    return response;
  },
  (failure: unknown) => {
    if (axios.isCancel(failure)) throw failure;
    const response = failure instanceof AxiosError ? failure.response : undefined;
    const error = toApiError(response?.status ?? 0, response?.data);
    if (error.statusCode === 401) handlers.onUnauthorized(error, tokenOf(response?.config));
    if (error.code === COUNTRY_BLOCKED || error.code === IN_MAINTENANCE) handlers.onClosed(error);
    throw error;
  },
);

const KEY_BYTES = 16;

/** A new key for {@link idempotencyHeader}. Unlike `crypto.randomUUID` it also works on plain HTTP. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The header of one money movement or publication; the same value for every retry of it. */
export const idempotencyHeader = (key: string = newIdempotencyKey()): { 'Idempotency-Key': string } => ({
  'Idempotency-Key': key,
});
