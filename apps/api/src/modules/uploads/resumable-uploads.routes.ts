import { Metadata } from '@tus/utils';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvalidValuesError, MalformedRequestError, UnsupportedTypeError } from '../../errors/common-errors.ts';
import { accountOf } from '../../viewing/caller.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { once } from '../../shared/once.ts';
import { idParams, MAX_LIMIT } from '../../shared/wire.ts';
import { checkingHead } from '../files/check-head.ts';
import { TooManyWaitingFilesError } from '../files/files.errors.ts';
import { uploadLimit } from '../files/upload-route.ts';
import { beginUpload, dropUpload, getOwnUpload, listOwnUploads } from './resumable.service.ts';
import { createFinisher } from './finish-once.ts';
import { createTusLocker } from './tus-locker.ts';
import { createTusServer, OFFSET_STREAM, speakTus, TUS_VERSION } from './tus-server.ts';
import { uploadLocksOf } from './upload-locks.ts';
import { UploadHeldError, UploadProtocolError } from './uploads.errors.ts';
import { partsOf } from './open-parts.ts';
import { findUpload, touchUpload, type UploadRow } from './uploads.repository.ts';
import { uploadMetadata, uploadsAnswer } from './uploads.schema.ts';
import { uploadRefusals } from '../files/upload-refusals.ts';

const tags = ['files', 'addition'];
const nothing = z.null().describe('Nothing but the headers of tus 1.0.0');

const lengthHeader = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The pairs of Upload-Metadata. @throws MalformedRequestError, InvalidValuesError */
const readMetadata = (header: unknown): z.output<typeof uploadMetadata> => {
  let pairs: Record<string, string | null> = {};
  try {
    if (typeof header === 'string' && header !== '') pairs = Metadata.parse(header);
  } catch (cause) {
    throw new MalformedRequestError({ cause });
  }
  const parsed = uploadMetadata.safeParse(Object.fromEntries(Object.entries(pairs).map(([k, v]) => [k, v ?? ''])));
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message }));
  throw new InvalidValuesError({ details });
};

const readLength = ({ headers }: FastifyRequest): number => {
  const parsed = lengthHeader.safeParse(headers['upload-length']);
  if (parsed.success) return parsed.data;
  throw new InvalidValuesError({
    details: [{ path: 'Upload-Length', code: 'invalid', message: 'not a length of at least one byte' }],
  });
};

/** @throws UploadHeldError while too many files wait, any other error as it is */
const holdWhileFull = (cause: unknown): never => {
  throw cause instanceof TooManyWaitingFilesError ? new UploadHeldError({ cause }) : cause;
};

/** Uploads in parts by tus 1.0.0, which can be resumed after an interruption. */
export const resumableUploadsRoutes: ModuleRoutes = (app, context) => {
  const locks = uploadLocksOf(context);
  const tus = once(async () => createTusServer(await partsOf(context), createTusLocker(locks)));
  const finish = createFinisher(context, locks);
  /** Receives a part. A file of the wrong type by its first bytes is refused with that part, and deleted. */
  const receivePart = async (request: FastifyRequest, reply: FastifyReply, { id, kind }: UploadRow): Promise<void> => {
    const before = await (await partsOf(context)).head(id);
    try {
      await speakTus(await tus(), request, reply, before === null ? undefined : checkingHead(kind, before));
    } catch (error) {
      if (error instanceof UnsupportedTypeError && request.headers['content-type'] === OFFSET_STREAM)
        await dropUpload(context, id);
      throw error;
    }
  };
  // tus reads the body as a stream.
  app.addContentTypeParser(OFFSET_STREAM, (_request, _payload, done) => done(null));

  app.get(
    '/uploads',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'listUploads',
        description: "The performer's uploads that were begun and not finished.",
        tags,
        querystring: z.object({ limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(20) }),
        response: { 200: uploadsAnswer },
      },
    },
    async (request) => ({ data: await listOwnUploads(context, accountOf(request), request.query.limit) }),
  );

  app.post(
    '/uploads',
    {
      config: { access: 'performer', ...uploadLimit },
      schema: {
        operationId: 'beginUpload',
        errors: [
          'files.storage_full',
          'files.too_many_waiting',
          'request.invalid_values',
          'request.unsupported_type',
          'uploads.protocol',
        ],
        description: 'Begins a resumable upload, by tus 1.0.0: answers its address in `Location`.',
        tags,
        response: { 201: nothing },
      },
    },
    async (request, reply) => {
      const { headers } = request;
      if (headers['tus-resumable'] !== TUS_VERSION) throw new UploadProtocolError();
      const size = readLength(request);
      const metadata = readMetadata(headers['upload-metadata']);
      const id = await beginUpload(context, accountOf(request), { size, metadata });
      await (await partsOf(context)).create(id, size);
      return reply
        .status(201)
        .headers({ location: `/api/uploads/${id}`, 'tus-resumable': TUS_VERSION, 'upload-offset': '0' })
        .send(null);
    },
  );

  app.head(
    '/uploads/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'getUploadOffset',
        errors: ['uploads.held'],
        description: 'How much of a resumable upload has arrived, by tus 1.0.0.',
        tags,
        params: idParams,
      },
    },
    async (request, reply) => {
      const upload = await getOwnUpload(context, accountOf(request), request.params.id);
      const size = upload.size.toString();
      const whole = { 'tus-resumable': TUS_VERSION, 'upload-offset': size, 'upload-length': size };
      if (upload.finished_at) return reply.headers(whole).send();
      try {
        await speakTus(await tus(), request, reply);
      } catch (error) {
        // Another request may have stored the file while this one waited for its turn: its parts are gone then.
        if ((await findUpload(context.db, upload.id))?.finished_at) return reply.headers(whole).send();
        throw error;
      }
      // All bytes have arrived, and the process ended before it could store the file, or too many others waited.
      if (reply.getHeader('upload-offset') === size) await finish(upload.id).catch(holdWhileFull);
      return reply.send();
    },
  );

  app.patch(
    '/uploads/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'resumeUpload',
        errors: [...uploadRefusals('picture', 'video', 'audio'), 'uploads.offset_conflict', 'uploads.protocol'],
        description: 'Sends a piece of a resumable upload, by tus 1.0.0.',
        tags,
        consumes: [OFFSET_STREAM],
        params: idParams,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const upload = await getOwnUpload(context, accountOf(request), request.params.id);
      await touchUpload(context.db, upload.id);
      await receivePart(request, reply, upload);
      if (reply.getHeader('upload-offset') === upload.size.toString()) await finish(upload.id);
      return reply.send(null);
    },
  );

  app.delete(
    '/uploads/:id',
    {
      config: { access: 'performer' },
      schema: {
        operationId: 'cancelUpload',
        errors: ['uploads.protocol'],
        description: 'Gives a resumable upload up and drops what has arrived.',
        tags,
        params: idParams,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { id } = await getOwnUpload(context, accountOf(request), request.params.id);
      if (request.headers['tus-resumable'] !== TUS_VERSION) throw new UploadProtocolError();
      await dropUpload(context, id);
      return reply.status(204).header('tus-resumable', TUS_VERSION).send(null);
    },
  );
};
