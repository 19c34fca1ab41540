import type { FastifyRequest } from 'fastify';
import { UnsupportedTypeError } from '../errors/common-errors.ts';
import { readForm } from './read-form.ts';

/**
 * For routes that take a form as well as JSON: puts the fields of a multipart form where the body's schema looks.
 * Forms know only texts: `booleans` names those that are `true` or `false`. A file in the form is refused.
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

/** Anything but the two words stays what it is, and is refused by the schema. */
export const toBoolean = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value);
