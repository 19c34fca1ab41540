import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ApiDocument, Operation } from './operations.ts';

export interface Answer {
  status: number;
  contentType: string;
  /** The parsed body when it is JSON, else null. */
  body: unknown;
}

/** What is wrong with an answer; null when nothing is. */
export type CheckAnswer = (operation: Operation, answer: Answer) => string | null;

const CODE = /^[a-z-]+\.[a-z_]+$/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A failure says its status, a stable code, a sentence and the request it answers; and nothing went to pieces. */
function checkFailure({ status, body }: Answer): string | null {
  if (!isRecord(body)) return `${status} without a JSON body`;
  const { statusCode, code, message, requestId } = body;
  if (statusCode !== status) return `${status} says that it is ${String(statusCode)}`;
  if (typeof code !== 'string' || !CODE.test(code)) return `${status} has no dotted code: ${String(code)}`;
  if (typeof message !== 'string' || message === '') return `${status} has no message`;
  if (typeof requestId !== 'string' || requestId === '') return `${status} names no request`;
  // 503 with a code is an answer (maintenance, a provider that is not configured); anything else is a fault of ours.
  if (status >= 500 && status !== 503) return `${status} ${code}`;
  return null;
}

/** Compares answers with what the document promises. */
export function createAnswerChecks({ schemas }: Pick<ApiDocument, 'schemas'>): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  const rooted = (schema: object): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"api#/schemas/')) as object;
  ajv.addSchema({ $id: 'api', schemas: rooted(schemas) });
  const compiled = new Map<object, ReturnType<typeof ajv.compile>>();

  return (operation, answer) => {
    const isDeclared = answer.status in operation.answers;
    if (answer.status >= 400 && !isDeclared) return checkFailure(answer);
    if (!isDeclared) return `${answer.status} is not among the declared answers`;
    const schema = operation.answers[answer.status];
    if (!schema || answer.status === 304) return null;
    const validate = compiled.get(schema) ?? ajv.compile(rooted(schema));
    compiled.set(schema, validate);
    return validate(answer.body) ? null : `${answer.status} is not as declared: ${ajv.errorsText(validate.errors)}`;
  };
}
