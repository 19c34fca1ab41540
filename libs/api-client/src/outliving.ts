import type { InternalAxiosRequestConfig } from 'axios';

/** Below the 64 KiB (Fetch standard) that all such calls of a page have together. */
const MOST_BYTES = 60_000;

/** Whether a body is small enough for a call that outlives its page. */
export const canOutlive = (data: unknown): boolean => new Blob([JSON.stringify(data) ?? '']).size <= MOST_BYTES;

/** Has a call that is to outlive its page made in the one way that can, where its body is small enough. */
export const makeOutliving = (config: InternalAxiosRequestConfig): void => {
  if (!config.outlivesPage || !Array.isArray(config.adapter) || !canOutlive(config.data)) return;
  config.adapter = ['fetch', 'xhr'];
  config.fetchOptions = { keepalive: true };
  // Axios gives every POST a form's type, and takes it away again by `xhr` alone: the API refuses a type without a body.
  if (config.data === undefined) config.headers.setContentType(false);
};
