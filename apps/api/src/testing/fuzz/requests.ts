import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Role } from '../../platform/database/account-tables.ts';
import type { Access } from '../../plugins/auth.ts';
import type { Operation, Parameter } from '../openapi/operations.ts';
import { anything, bodyOf, valueOf, type ValueSources } from '../openapi/values.ts';

export type Caller = Role | 'guest';

/** A call that the fuzz test makes, readable when it is printed as a counterexample. */
export interface FuzzRequest {
  caller: Caller;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** undefined: no body. */
  body: unknown;
}

const callers: Record<Access, readonly Caller[]> = {
  guest: ['guest', 'user', 'performer'],
  any: ['user', 'performer', 'operator'],
  user: ['user'],
  performer: ['performer'],
  operator: ['operator'],
};

/** What fits in a path segment or query, as text. */
const asText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // A lone surrogate has no UTF-8 form, so no client can send one in an address.
  return text.toWellFormed().slice(0, 2000);
};

const parameterOf = ({ schema }: Parameter, sources: ValueSources): Arbitrary<string> =>
  fc.oneof({ weight: 5, arbitrary: valueOf(schema, sources) }, { weight: 1, arbitrary: anything }).map(asText);

const parametersOf = (operation: Operation, place: Parameter['in'], sources: ValueSources) => {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  const model = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameterOf(parameter, sources)]));
  const requiredKeys = place === 'path' ? Object.keys(model) : [];
  return fc.record(model, { requiredKeys, noNullPrototype: true });
};

const fillPath = (path: string, values: Partial<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '') || '%20');

/** Calls of one operation by those who may call it: right, at the edges, and wrong in one place or all over. */
export function requestOf(operation: Operation, sources: ValueSources): Arbitrary<FuzzRequest> {
  return fc.record({
    caller: fc.constantFrom(...callers[operation.access]),
    path: parametersOf(operation, 'path', sources).map((values) => fillPath(operation.path, values)),
    query: parametersOf(operation, 'query', sources) as Arbitrary<Record<string, string>>,
    headers: fc.constantFrom<Record<string, string>>({}, { 'x-locale': 'ar-DZ' }, { 'x-locale': '\u00ff' }),
    body: operation.body ? bodyOf(operation.body.schema, sources) : fc.constant(undefined),
  });
}

const BOUNDARY = 'fuzz-boundary';
const FILE_FIELDS = new Set(['file', 'photo', 'video', 'thumbnail', 'teaser']);

const multipart = (body: unknown): string => {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const parts = fields.map(([name, value]) => {
    const safeName = asText(name).replace(/[\r\n"]/g, '');
    const file = FILE_FIELDS.has(name) ? '; filename="../x.jpg"\r\ncontent-type: image/jpeg' : '';
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${safeName}"${file}\r\n\r\n${asText(value)}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
};

const encoders: Record<string, (body: unknown) => Pick<InjectOptions, 'payload'> & { type: string }> = {
  'application/json': (body) => ({ payload: JSON.stringify(body ?? null), type: 'application/json' }),
  'multipart/form-data': (body) => ({
    payload: multipart(body),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  }),
};

/** The call as it goes over the line. */
export function toInjection(operation: Operation, request: FuzzRequest, token: string | null): InjectOptions {
  const { body, headers, path, query } = request;
  const contentType = operation.body?.type ?? 'application/json';
  const encode = encoders[contentType] ?? ((value: unknown) => ({ payload: asText(value), type: contentType }));
  const encoded = body === undefined ? null : encode(body);
  return {
    method: operation.method,
    url: path,
    query,
    headers: {
      ...headers,
      ...(token !== null && { authorization: token }),
      ...(encoded && { 'content-type': encoded.type }),
      'idempotency-key': crypto.randomUUID(),
    },
    ...(encoded && { payload: encoded.payload }),
  };
}
