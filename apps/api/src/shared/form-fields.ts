import type { FastifyRequest } from 'fastify';
import { UnsupportedTypeError } from '../errors/common-errors.ts';
import { readForm } from './read-form.ts';

/**
 * Lets a JSON route take a multipart form: its fields become the body that the schema checks. Form fields are text:
 * `booleans` names those that are `true` or `false`. Files are refused.
 */
export const acceptForm =
  ({ booleans = [] }: { booleans?: readonly string[] } = {}) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) return;
    const fields = new Map<string, unknown>();
    for await (const part of readForm(request.parts())) {
      if (part.type !== 'field') throw new UnsupportedTypeError();
      fields.set(part.fieldname, booleans.includes(part.fieldname) ? toBoolean(part.value) : part.value);
    }
    request.body = Object.fromEntries(fields);
  };

/** Other values stay as they are, and are refused by the schema. */
export const toBoolean = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value);
