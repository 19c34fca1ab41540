import type { FastifyContextConfig } from 'fastify';
import { definedErrors, type ErrorDefinition } from '../errors/app-error.ts';
import { asksForProof } from '../plugins/operator-guard.ts';
import { AREAS } from './areas.ts';
import { exampleOf, type JsonSchema, type Schemas } from './examples.ts';
import { failuresOf, type RouteFacts } from './failures.ts';

type Access = NonNullable<FastifyContextConfig['access']>;

interface Media {
  schema?: JsonSchema;
  example?: unknown;
}
interface Response {
  description?: string;
  content?: Record<string, Media>;
}
interface Operation {
  tags?: string[];
  parameters?: object[];
  requestBody?: { content?: Record<string, Media> };
  responses?: Record<string, Response | { $ref: string }>;
  'x-failures'?: readonly string[];
  'x-idempotency'?: FastifyContextConfig['idempotency'];
}
interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Schemas };
  tags?: unknown;
}

const WHO: Readonly<Record<Access, string>> = {
  guest: 'Everybody, without a token too.',
  any: 'Members of every role.',
  user: 'Fans.',
  performer: 'Performers.',
  operator: 'Operators.',
};

const PROOF = ' An operator has proved again to be there, within the last minutes: see `POST /api/auth/prove`.';

/** The description of an operation: the route's own text, and who may call it. */
export const describeAccess = (text: string, method: string, config: FastifyContextConfig): string =>
  `${text}\n\nWho may call it: ${WHO[config.access ?? 'guest']}${asksForProof(method, config) ? PROOF : ''}`;

/** The facts of a route that {@link completeDocument} needs, stored in the operation until then. */
export const factsForDocument = (route: RouteFacts): object => ({
  'x-failures': failuresOf(route),
  ...(route.config.idempotency && { 'x-idempotency': route.config.idempotency }),
});

const FAILURE: JsonSchema & Record<string, unknown> = {
  type: 'object',
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'code', 'message'],
      },
    },
    requestId: { type: 'string', format: 'uuid' },
  },
  required: ['statusCode', 'code', 'message', 'requestId'],
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Chosen by the caller, one for each thing that is to be done once. The same key and body within 48 hours get the same answer; the same key with another body is refused.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

/** An error's sentence, with dots for its parameters. */
const sentenceOf = ({ messages }: ErrorDefinition): string => messages['en-US'].replace(/\{\{\w+(?::\w+)?\}\}/g, '…');

/** One response for all codes of a status, with the sentence of each. */
const failureAnswer = (errors: readonly ErrorDefinition[]): Response => {
  const first = errors[0]!;
  return {
    description: errors.map((error) => `- \`${error.code}\`: ${sentenceOf(error)}`).join('\n'),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        example: {
          statusCode: first.status,
          code: first.code,
          message: sentenceOf(first),
          requestId: '0198c0de-5a1e-7c3a-9b7e-3f2a1d4c5b6a',
        },
      },
    },
  };
};

type Failures = Record<string, readonly ErrorDefinition[]>;

const failuresByStatus = (codes: readonly string[]): Failures => {
  const errors = definedErrors().filter(({ code }) => codes.includes(code));
  const sorted = errors.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return Object.fromEntries(Map.groupBy(sorted, ({ status }) => String(status)));
};

/** Statuses with one code, as most have, share one response among all operations. */
const failureReferences = (codes: readonly string[]): Record<string, Response | { $ref: string }> =>
  Object.fromEntries(
    Object.entries(failuresByStatus(codes)).map(([status, errors]) => [
      status,
      errors.length === 1 ? { $ref: `#/components/responses/${errors[0]!.code}` } : failureAnswer(errors),
    ]),
  );

/** The shared responses that operations refer to. */
const sharedFailures = (operations: readonly Operation[]): Record<string, Response> => {
  const alone = operations.flatMap(({ 'x-failures': codes = [] }) =>
    Object.values(failuresByStatus(codes)).flatMap((errors) => (errors.length === 1 ? errors : [])),
  );
  const sorted = [...new Set(alone)].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return Object.fromEntries(sorted.map((error) => [error.code, failureAnswer([error])]));
};

const describeAnswer = (status: string, response: Response | { $ref: string }): Response | { $ref: string } =>
  'description' in response && response.description === 'Default Response'
    ? { ...response, description: status === '304' ? 'What the caller has is still what there is.' : 'Done.' }
    : response;

const withExample = (media: Media, schemas: Schemas): Media =>
  media.schema && !media.example ? { ...media, example: exampleOf(media.schema, schemas) } : media;

const completeOperation = (operation: Operation, schemas: Schemas): Operation => {
  const { 'x-failures': codes = [], 'x-idempotency': idempotency, requestBody, ...rest } = operation;
  const own = Object.entries(rest.responses ?? {}).map(([status, response]) => [
    status,
    describeAnswer(status, response),
  ]);
  const key = idempotency ? [{ ...IDEMPOTENCY_KEY, required: idempotency === 'required' }] : [];
  const content = Object.entries(requestBody?.content ?? {}).map(([type, media]) => [
    type,
    type === 'application/json' ? withExample(media, schemas) : media,
  ]);
  return {
    ...rest,
    ...((rest.parameters || key.length > 0) && { parameters: [...(rest.parameters ?? []), ...key] }),
    ...(requestBody && { requestBody: { ...requestBody, content: Object.fromEntries(content) } }),
    responses: { ...failureReferences(codes), ...Object.fromEntries(own) },
  };
};

/** Adds what routes do not repeat: error responses by status, examples, headers, areas. */
export const completeDocument = <T extends object>(document: T): T => {
  const { paths = {}, components } = document as Document;
  const schemas = components?.schemas ?? {};
  const complete = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [method, completeOperation(operation, schemas)]),
    ),
  ]);
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const used = new Set(operations.flatMap(({ tags = [] }) => tags));
  return {
    ...document,
    tags: [...used].sort().map((name) => ({ name, description: AREAS[name] })),
    paths: Object.fromEntries(complete),
    components: {
      ...components,
      schemas: { ...schemas, Failure: FAILURE },
      responses: sharedFailures(operations),
    },
  };
};
