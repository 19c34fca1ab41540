import type { Context } from '../../context.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { presentWatched } from '../files/files.presenter.ts';
import { getOpenFile } from '../files/files.service.ts';
import type { Watched } from '../files/files.schema.ts';
import { mediumOf } from '../files/media-kinds.ts';
import { NotPlayableError } from './positions.errors.ts';
import { findPosition, putPosition } from './positions.repository.ts';

interface Left {
  fileId: string;
  seconds: number;
}

/**
 * Stores a member's position in a film or sound that is open to the member.
 * @throws NotFoundError, FileLockedError, NotPlayableError
 */
export const leaveFile = async (context: Context, member: Member, { fileId, seconds }: Left): Promise<Watched> => {
  const { file } = await getOpenFile(context, fileId, member);
  if (!['video', 'audio'].includes(mediumOf(file.kind).name)) throw new NotPlayableError();
  // Clients that count whole seconds round up: the length is the maximum.
  const length = file.duration_ms === null ? Infinity : Math.ceil(file.duration_ms / 1000);
  const { id } = member.account;
  await putPosition(context.db, id, fileId, Math.min(seconds, length));
  const kept = await findPosition(context.db, id, fileId);
  if (!kept) throw new Error(`the position of ${id} in ${fileId} was not kept`);
  return presentWatched(kept);
};
