import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mediaFileAnswer } from './files.schema.ts';
import { uploadRefusals, type Received } from './upload-refusals.ts';

/** `receiveUpload` reads and checks the form as a stream: the schema is only for the document. */
const skipBody: FastifySchemaCompiler<FastifySchema> = ({ schema, ...part }) =>
  part.httpPart !== 'body' && schema instanceof z.ZodType
    ? validatorCompiler({ schema, ...part })
    : (value: unknown) => ({ value });

/** What the document says about a route. */
interface About {
  operationId: string;
  description?: string;
  /** What its files may be; what such files are refused for needs no mention in `errors`. */
  takes: readonly Received[];
  errors?: readonly string[];
  tags: string[];
}

interface UploadRoute<Answer> extends About {
  field?: string;
  /** The answer, if it is not the file. */
  answer?: Answer;
}

/** Options of a route that takes one file as a multipart form and answers a MediaFile. */
export const uploadRoute = <Answer extends z.ZodType = typeof mediaFileAnswer>({
  field = 'file',
  answer,
  takes,
  errors = [],
  ...about
}: UploadRoute<Answer>) => ({
  validatorCompiler: skipBody,
  schema: {
    ...about,
    errors: [...uploadRefusals(...takes), ...errors],
    consumes: ['multipart/form-data'],
    body: z.object({ [field]: z.file() }),
    response: { 200: answer ?? mediaFileAnswer },
  },
});

interface FormRoute<Body, Answer> extends About {
  body: Body;
  answer: Answer;
}

/** Options of a route that takes a form of fields and files for `receiveForm`. */
export const formRoute = <Body extends z.ZodType, Answer extends z.ZodType>({
  answer,
  takes,
  errors = [],
  ...rest
}: FormRoute<Body, Answer>) => ({
  validatorCompiler: skipBody,
  schema: {
    ...rest,
    errors: [...uploadRefusals(...takes), ...errors],
    consumes: ['multipart/form-data'],
    response: { 200: answer },
  },
});

/** Uploads a minute from one address. */
export const uploadLimit = { rateLimit: { max: 60, timeWindow: '1 minute' } };
