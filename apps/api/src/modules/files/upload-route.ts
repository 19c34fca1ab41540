import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mediaFileAnswer } from './files.schema.ts';

/** The form is a stream that `receiveUpload` reads and checks: its schema only documents it. */
const skipBody: FastifySchemaCompiler<FastifySchema> = ({ schema, ...part }) =>
  part.httpPart !== 'body' && schema instanceof z.ZodType
    ? validatorCompiler({ schema, ...part })
    : (value: unknown) => ({ value });

/** What a route says of itself for the document. */
interface About {
  operationId: string;
  description?: string;
  errors?: readonly string[];
  tags: string[];
}

interface UploadRoute<Answer> extends About {
  field?: string;
  /** What it answers instead of the file. */
  answer?: Answer;
}

/** The options of a route that takes one file as multipart form data and answers it as a MediaFile. */
export const uploadRoute = <Answer extends z.ZodType = typeof mediaFileAnswer>({
  field = 'file',
  answer,
  ...about
}: UploadRoute<Answer>) => ({
  validatorCompiler: skipBody,
  schema: {
    ...about,
    consumes: ['multipart/form-data'],
    body: z.object({ [field]: z.file() }),
    response: { 200: answer ?? mediaFileAnswer },
  },
});

interface FormRoute<Body, Answer> extends About {
  body: Body;
  answer: Answer;
}

/** The options of a route that takes a form of words and files, which `receiveForm` reads and checks. */
export const formRoute = <Body extends z.ZodType, Answer extends z.ZodType>({
  answer,
  ...rest
}: FormRoute<Body, Answer>) => ({
  validatorCompiler: skipBody,
  schema: { ...rest, consumes: ['multipart/form-data'], response: { 200: answer } },
});

/** Uploads a minute from one address. */
export const uploadLimit = { rateLimit: { max: 60, timeWindow: '1 minute' } };
