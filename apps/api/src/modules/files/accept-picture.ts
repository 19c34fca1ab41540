import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { UnsupportedTypeError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { toBoolean } from '../../shared/form-fields.ts';
import { readForm } from '../../shared/read-form.ts';
import { mediumOf } from './media-kinds.ts';
import { keepUpload } from './receive-upload.ts';
import type { LocalFile } from './received-file.ts';

/** The pictures of requests that are being handled. */
const pictures = new WeakMap<FastifyRequest, LocalFile>();

interface PictureForm {
  kind: FileKind;
  /** The form field of the picture. */
  field: string;
  /** Fields that are `true` or `false`: forms know only texts. */
  booleans?: readonly string[];
}

/**
 * Route hooks for a body as JSON, or as a form with one picture: the text fields become the body that the schema
 * checks, the picture is in {@link pictureOf} until the request is answered.
 */
export const acceptPicture = (context: Context, { kind, field, booleans = [] }: PictureForm) => ({
  preValidation: async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) return;
    const fields = new Map<string, unknown>();
    const { maxBytes: fileSize } = mediumOf(kind);
    for await (const part of readForm(request.parts({ limits: { fileSize } }))) {
      if (part.type === 'field') {
        fields.set(part.fieldname, booleans.includes(part.fieldname) ? toBoolean(part.value) : part.value);
        continue;
      }
      if (part.fieldname !== field) throw new UnsupportedTypeError();
      pictures.set(request, await keepUpload(context, part, kind));
    }
    request.body = Object.fromEntries(fields);
  },
  onResponse: async (request: FastifyRequest): Promise<void> => {
    const picture = pictures.get(request);
    if (picture) await rm(picture.path, { force: true });
  },
});

/** The checked picture of a request; null when there is none. */
export const pictureOf = (request: FastifyRequest): LocalFile | null => pictures.get(request) ?? null;
