import type { AxiosRequestConfig } from 'axios';
// By package name, not by path: inside of a remote only the package name resolves to the shared instance.
import { send } from '@barg/api-client/http';

/**
 * Runs a generated operation on the one axios instance and unwraps the envelope: the caller gets `T` of
 * `{ data: T }`, and nothing for 204.
 */
export async function request<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  const body = await send({ ...config, ...options, headers: { ...config.headers, ...options?.headers } });
  return (body as { data: T })?.data;
}

/** The path of an operation, with its values encoded as one segment each: "pathTo`/posts/${id}`". */
export const pathTo = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  parts.reduce((path, part, index) => path + encodeURIComponent(values[index - 1] ?? '') + part);
