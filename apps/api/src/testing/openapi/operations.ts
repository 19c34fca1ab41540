import type { Access } from '../../plugins/auth.ts';
import { openApiDocument } from './document.ts';

/** As much of JSON Schema as the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** One operation of the API, as its document declares it. */
export interface Operation {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the prefix /api and its parameters in braces. */
  path: string;
  tags: string[];
  access: Access;
  /** Whether an operator proves again to be there before it. */
  asksForProof: boolean;
  parameters: Parameter[];
  /** The media types of the body, the first of them and its schema; null for an operation without one. */
  body: { type: string; types: string[]; schema: Schema } | null;
  /** What it answers by status; null for an answer that is no JSON. */
  answers: Record<string, Schema | null>;
}

export interface ApiDocument {
  operations: Operation[];
  schemas: Record<string, Schema>;
}

interface RawContent {
  content?: Record<string, { schema?: Schema }>;
}

interface RawOperation {
  operationId: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: RawContent;
  responses: Record<string, RawContent>;
  'x-access': Access;
  'x-proof'?: boolean;
}

const bodyOf = ({ content }: RawContent = {}): Operation['body'] => {
  const types = Object.keys(content ?? {});
  const [first] = Object.entries(content ?? {});
  return first ? { type: first[0], types, schema: first[1].schema ?? {} } : null;
};

const answersOf = (responses: RawOperation['responses']): Operation['answers'] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, { content }]) => [status, content?.['application/json']?.schema ?? null]),
  );

const toOperation = (path: string, method: string, raw: RawOperation): Operation => ({
  operationId: raw.operationId,
  method: method.toUpperCase() as Operation['method'],
  path,
  tags: raw.tags ?? [],
  access: raw['x-access'],
  asksForProof: raw['x-proof'] === true,
  parameters: raw.parameters ?? [],
  body: bodyOf(raw.requestBody),
  answers: answersOf(raw.responses),
});

/** Every operation of the API, read from the OpenAPI document that clients are generated from. */
export const readApiDocument = async (): Promise<ApiDocument> => {
  const { paths, components } = await openApiDocument();
  const operations = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, RawOperation>).map(([method, raw]) => toOperation(path, method, raw)),
  );
  return { operations, schemas: (components?.schemas ?? {}) as Record<string, Schema> };
};
