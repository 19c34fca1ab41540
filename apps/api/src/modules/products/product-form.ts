import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { takeFreeFiles } from '../files/free-files.ts';
import type { ReceivedFile } from '../files/received-file.ts';
import { receiveForm } from '../files/receive-form.ts';
import { fileSentTwice } from '../files/file-sent-twice.ts';
import { MAX_PICTURES } from './products.schema.ts';

const FILES = { pictures: { kind: 'product-photo', most: MAX_PICTURES }, file: 'product-file' } as const;
const NUMBERS = ['price', 'stock', 'stockSeen'];

/** The files of a product's form, with the ids that they are to have. */
export interface ProductFiles {
  all: ReceivedFile[];
  pictureIds: string[];
  /** Null where the form has none. */
  fileId: string | null;
}

type Standing = Pick<ProductFiles, 'pictureIds' | 'fileId'>;

const NOTHING: Standing = { pictureIds: [], fileId: null };

/**
 * Reads a product's form and hands its fields and files to `use`.
 * @throws InvalidValuesError, FileTooLargeError, UnsupportedTypeError, PictureTooLargeError, UnreadableFileError
 */
export const receiveProduct = <Fields extends z.ZodType, T>(
  context: Context,
  request: FastifyRequest,
  { account, fields }: { account: Account; fields: Fields },
  use: (fields: z.output<Fields>, files: ProductFiles) => Promise<T>,
): Promise<T> =>
  receiveForm(request, context, { fields, numbers: NUMBERS, files: FILES }, (form) => {
    const received = form.all.map((part) => ({ ...part, id: newId() }));
    // The whole form is the body that a retry is compared with.
    request.body = {
      fields: form.fields,
      files: form.all.map(({ field, file }) => [field, file.sha256.toString('hex')]),
    };
    return use(form.fields, {
      all: received.map(({ id, field, kind, name, file }) => ({
        id,
        ownerId: account.id,
        kind,
        file,
        ...(field === 'file' && { name }),
      })),
      pictureIds: received.flatMap(({ id, field }) => (field === 'pictures' ? [id] : [])),
      fileId: received.find(({ field }) => field === 'file')?.id ?? null,
    });
  });

/**
 * The files of a form, and those that it names because they were sent before: pictures behind its own. What stands in
 * this product already, because the answer to the first save was lost, needs not be free.
 * @throws InvalidValuesError where the product's file comes twice, and what `takeFreeFiles` throws
 */
export const withSentFiles = async (
  unit: UnitOfWork,
  { id: ownerId }: Account,
  { sentPictures = [], fileId }: { sentPictures?: readonly string[] | undefined; fileId?: string | undefined },
  { files, standing = NOTHING }: { files: ProductFiles; standing?: Standing },
): Promise<ProductFiles> => {
  if (fileId !== undefined && files.fileId !== null) throw fileSentTwice('fileId');
  const newPictures = sentPictures.filter((id) => !standing.pictureIds.includes(id));
  await takeFreeFiles(unit, { ownerId, kind: 'product-photo', ids: newPictures });
  const newFile = fileId === undefined || fileId === standing.fileId ? [] : [fileId];
  await takeFreeFiles(unit, { ownerId, kind: 'product-file', ids: newFile });
  return { ...files, pictureIds: [...files.pictureIds, ...sentPictures], fileId: fileId ?? files.fileId };
};
