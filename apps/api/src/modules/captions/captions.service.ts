import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { FileTooLargeError, NotFoundError } from '../../errors/common-errors.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import { MOST_CAPTIONS } from '../files/files.schema.ts';
import { mediumOf } from '../files/media-kinds.ts';
import { receiveBytes } from '../files/receive-upload.ts';
import { NotAFilmError, TooManyCaptionsError } from './captions.errors.ts';
import { presentCaptions } from './captions.presenter.ts';
import { findCaptions, findOwnFile, lockOwnFile, putCaptions, removeCaptions } from './captions.repository.ts';
import { MOST_BYTES, type Captions } from './captions.schema.ts';
import { parseCaptions } from './parse-captions.ts';
import { writeCaptions } from './write-captions.ts';

interface Film {
  fileId: string;
  ownerId: string;
}

interface FilmInLanguage extends Film {
  language: string;
}

/** @throws NotFoundError for files of others, NotAFilmError */
const assertFilm = (file: { kind: FileKind } | undefined): void => {
  if (!file) throw new NotFoundError();
  if (mediumOf(file.kind).name !== 'video') throw new NotAFilmError();
};

/** The captions of the caller's film. @throws NotFoundError, NotAFilmError */
export const listCaptions = async ({ db, mediaSigner }: Context, film: Film): Promise<Captions[]> => {
  assertFilm(await findOwnFile(db, film.ownerId, film.fileId));
  const rows = await findCaptions(db, film.fileId);
  return rows.map((row) => presentCaptions(row, film, mediaSigner));
};

/**
 * Sets a film's captions in one language. The owner is checked before the upload is read.
 * @throws NotFoundError, NotAFilmError, TooManyCaptionsError, FileTooLargeError and what {@link parseCaptions} throws
 */
export const receiveCaptions = async (
  context: Context,
  request: FastifyRequest,
  film: FilmInLanguage,
): Promise<Captions> => {
  const { fileId, ownerId, language } = film;
  assertFilm(await findOwnFile(context.db, ownerId, fileId));
  const cues = parseCaptions(await receiveBytes(request, MOST_BYTES));
  const body = writeCaptions(cues);
  if (Buffer.byteLength(body) > MOST_BYTES) throw new FileTooLargeError({ maxBytes: MOST_BYTES });
  const row = await context.work(async ({ db }) => {
    assertFilm(await lockOwnFile(db, ownerId, fileId));
    const others = (await findCaptions(db, fileId)).filter((it) => it.language !== language);
    if (others.length >= MOST_CAPTIONS) throw new TooManyCaptionsError({ params: { most: MOST_CAPTIONS } });
    await putCaptions(db, fileId, { language, body, cueCount: cues.length });
    return (await findCaptions(db, fileId)).find((it) => it.language === language);
  });
  if (!row) throw new Error(`the captions of ${fileId} in ${language} were not kept`);
  return presentCaptions(row, film, context.mediaSigner);
};

/** Deletes the captions of a language, if there are any. @throws NotFoundError, NotAFilmError */
export const deleteCaptions = (context: Context, { fileId, ownerId, language }: FilmInLanguage): Promise<void> =>
  context.work(async ({ db }) => {
    assertFilm(await lockOwnFile(db, ownerId, fileId));
    await removeCaptions(db, fileId, language);
  });
