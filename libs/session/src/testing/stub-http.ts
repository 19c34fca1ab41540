import { http } from '@barg/api-client/axios';

export interface StubbedRequest {
  url: string;
  params: Record<string, unknown>;
  body: unknown;
  headers: Record<string, unknown>;
}

/** Answers a call with what stands in its envelope, or throws a {@link stubError}. */
export type StubbedCall = (request: StubbedRequest) => unknown;

class StubError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  readonly details: unknown;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    { headers, details }: { headers: Record<string, string>; details: unknown },
  ) {
    super(message);
    this.details = details;
    this.statusCode = statusCode;
    this.code = code;
    this.headers = headers;
  }
}

/** A failure as the API words it, with the headers and the details it comes with. */
export const stubError = (
  statusCode: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  details?: unknown,
): Error => new StubError(statusCode, code, message, { headers, details });

/** As it was before it was written as JSON; a body of another type as it is. */
const parse = (body: unknown): unknown => {
  if (typeof body !== 'string' || body === '') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

/**
 * Answers calls at the border of the page, below everything that is tested. Keys are `GET /path`; a part of a path
 * that begins with a colon stands for anything. A call that nothing answers fails the test that made it. Returns the
 * calls that were made, in order.
 */
export const stubHttp = (calls: Record<string, StubbedCall>): Array<StubbedRequest & { name: string }> => {
  const made: Array<StubbedRequest & { name: string }> = [];
  http.defaults.adapter = async (config) => {
    const method = (config.method ?? 'get').toUpperCase();
    const url = config.url ?? '';
    const request = { url, params: config.params ?? {}, body: parse(config.data), headers: { ...config.headers } };
    const answer = (status: number, data: unknown, told = {}) => ({
      status,
      data,
      statusText: '',
      headers: told,
      config,
    });
    const name = Object.keys(calls).find((key) => fits(key, method, url)) ?? `${method} ${url}`;
    made.push({ ...request, name });
    const call = calls[name];
    if (!call) throw new Error(`nothing answers ${name}`);
    try {
      const data = await call(request);
      Reflect.get(globalThis, 'noteApiCall')?.(`${method} /api${url}`);
      return answer(200, { data });
    } catch (failure) {
      if (!(failure instanceof StubError)) throw failure;
      const { statusCode, code, message, headers, details } = failure;
      const { AxiosError } = await import('axios');
      const response = answer(statusCode, { statusCode, code, message, details, requestId: 'test' }, headers);
      throw new AxiosError(message, code, config, null, response);
    }
  };
  return made;
};

const fits = (key: string, method: string, url: string): boolean => {
  const [keyMethod, path = ''] = key.split(' ');
  const [wanted, given] = [path.split('/'), url.split('/')];
  return (
    keyMethod === method &&
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
};
