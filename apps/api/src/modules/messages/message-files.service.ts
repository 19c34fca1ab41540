import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { MessagesTable } from '../../platform/database/talk-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { assertFilesStand } from '../../viewing/taken-down.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import type { MediaFile } from '../files/files.schema.ts';
import { getOpenFile } from '../files/files.service.ts';
import { isChatKind, isMessageKind } from '../files/media-kinds.ts';
import { withoutReported } from '../files/file-references.ts';
import { releaseFiles } from '../files/release-files.ts';
import { lockStorage } from '../files/shared-bytes.ts';
import { deleteMessageFiles, insertMessageFiles, lockSendable, showsFile } from './message-files.repository.ts';
import { MessageFileNotUsableError, MessageFileSentError } from './messages.errors.ts';
import { fileTypeOf } from './messages.presenter.ts';
import { findMessage } from './messages.repository.ts';
import { requireMembership, type Place } from './places.ts';

/**
 * The type of a message with these files: that of the first, or text. The files are locked until the commit.
 * @throws MessageFileNotUsableError for files that are not the sender's, failed, or not made for this place,
 * MessageFileSentError for those of a mass message, FileTakenDownError
 */
export const claimFiles = async (
  db: Transaction,
  { kind: place }: Pick<Place, 'kind'>,
  senderId: string,
  fileIds: readonly string[],
): Promise<MessagesTable['type']> => {
  const [first] = fileIds;
  if (first === undefined) return 'text';
  const isForHere = place === 'stream' ? isChatKind : isMessageKind;
  const found = new Map((await lockSendable(db, fileIds)).map((file) => [file.id, file]));
  const details = fileIds.flatMap((id, index) => {
    const file = found.get(id);
    const isUsable = file && file.owner_id === senderId && isForHere(file.kind) && file.status !== 'failed';
    return isUsable ? [] : [{ path: `fileIds.${index}`, code: 'not_usable', message: 'not a file for your messages' }];
  });
  if (details.length > 0) throw new MessageFileNotUsableError({ details });
  if ([...found.values()].some((file) => file.is_in_campaign)) throw new MessageFileSentError();
  await assertFilesStand(db, fileIds);
  const kind = found.get(first)?.kind;
  return kind ? fileTypeOf(kind) : 'text';
};

/** Adds claimed files to a message. @throws MessageFileSentError for a file of another message */
export const showFiles = async (db: Transaction, messageId: string, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return;
  try {
    await insertMessageFiles(db, messageId, fileIds);
  } catch (error) {
    if (isUniqueViolation(error)) throw new MessageFileSentError({ cause: error });
    throw error;
  }
};

/** Removes the files of a deleted message, and releases those that no vault keeps, and no report. */
export const dropFiles = async (unit: UnitOfWork, messageId: string): Promise<void> => {
  const files = await deleteMessageFiles(unit.db, messageId);
  const [owner] = files;
  if (!owner) return;
  await lockStorage(unit.db, owner.ownerId);
  const dropped = files.flatMap(({ id, isKept }) => (isKept ? [] : [id]));
  await releaseFiles(unit, await withoutReported(unit.db, dropped));
};

/**
 * A video of a message with fresh URLs, for one of the two members.
 * @throws NotFoundError for everyone else, and for files that the message does not have
 */
export const openMessageVideo = async (
  context: Context,
  { id, fileId }: { id: string; fileId: string },
  member: Member,
): Promise<MediaFile> => {
  const message = await findMessage(context.db, id);
  if (!message) throw new NotFoundError();
  await requireMembership(context.db, message.conversation_id, member);
  if (!(await showsFile(context.db, id, fileId))) throw new NotFoundError();
  const { file, access } = await getOpenFile(context, fileId, member);
  if (file.kind !== 'message-video') throw new NotFoundError();
  return presentMediaFile(file, access, context.mediaSigner);
};
