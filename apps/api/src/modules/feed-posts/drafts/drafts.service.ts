import type { Context } from '../../../context.ts';
import { NotFoundError } from '../../../errors/common-errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { Account } from '../../../viewing/caller.ts';
import { decodeCursor, timeCursor, toPage } from '../../../shared/wire.ts';
import { ownAccess } from '../../../viewing/access.policy.ts';
import { holdAccount } from '../../accounts/lock-account.ts';
import { findFileNames, namesAmong } from '../../files/file-names.ts';
import { presentMediaFile } from '../../files/files.presenter.ts';
import type { MediaFile } from '../../files/files.schema.ts';
import { DraftChangedError, TooManyDraftsError } from './drafts.errors.ts';
import {
  countDrafts,
  deleteDraft,
  findDraft,
  findDraftFiles,
  holdDraftFiles,
  insertDraft,
  isPostOf,
  listDrafts,
  updateDraft,
  type DraftFilter,
  type DraftRow,
} from './drafts.repository.ts';
import type { Draft, DraftContent } from './drafts.schema.ts';

export const MAX_DRAFTS = 50;

/** All files that a draft refers to. */
const heldBy = ({ fileIds, thumbnailFileId, teaserFileId }: DraftContent): string[] =>
  [...fileIds, thumbnailFileId, teaserFileId].filter((fileId) => fileId != null);

const presentDrafts = async ({ db, mediaSigner }: Context, account: Account, rows: DraftRow[]): Promise<Draft[]> => {
  const files = await findDraftFiles(
    db,
    rows.map(({ id }) => id),
  );
  const names = await findFileNames(
    db,
    account.id,
    files.map(({ id }) => id),
  );
  return rows.map(({ id, feed_post_id, version, content, updated_at }) => {
    const own = new Map(files.filter((file) => file.draft_id === id).map((file) => [file.id, file]));
    const fileOf = (fileId: string | null | undefined): MediaFile | null => {
      const file = fileId ? own.get(fileId) : undefined;
      return file ? presentMediaFile(file, ownAccess(account.id), mediaSigner) : null;
    };
    return {
      _id: id,
      postId: feed_post_id,
      version,
      content,
      files: content.fileIds.flatMap((fileId) => fileOf(fileId) ?? []),
      fileNames: namesAmong(names, content.fileIds),
      thumbnail: fileOf(content.thumbnailFileId),
      teaserVideo: fileOf(content.teaserFileId),
      updatedAt: updated_at.toISOString(),
    };
  });
};

/** @throws NotFoundError */
export const getDraft = async (context: Context, account: Account, id: string): Promise<Draft> => {
  const row = await findDraft(context.db, account.id, id);
  const [draft] = row ? await presentDrafts(context, account, [row]) : [];
  if (!draft) throw new NotFoundError();
  return draft;
};

export const getDrafts = async (
  context: Context,
  account: Account,
  { limit, cursor, postId }: DraftFilter & { limit: number; cursor?: string | undefined },
) => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([
    listDrafts(context.db, account.id, { limit, after, postId }),
    countDrafts(context.db, account.id, { postId }),
  ]);
  const { items, nextCursor } = toPage(rows, limit, ({ updated_at, id }) => [updated_at.toISOString(), id]);
  return { data: await presentDrafts(context, account, items), total, nextCursor };
};

interface NewDraft {
  /** The post that it changes. */
  postId?: string | undefined;
  content: DraftContent;
}

/** Creates a draft and returns its id. @throws TooManyDraftsError, NotFoundError for a post of somebody else */
export const createDraft = async (unit: UnitOfWork, account: Account, written: NewDraft): Promise<string> => {
  const { db } = unit;
  const { postId = null, content } = written;
  await holdAccount(db, account.id);
  if (postId && !(await isPostOf(db, account.id, postId))) throw new NotFoundError();
  if ((await countDrafts(db, account.id)) >= MAX_DRAFTS)
    throw new TooManyDraftsError({ params: { maximum: MAX_DRAFTS } });
  const draft = { id: newId(), performerId: account.id, postId, content };
  await insertDraft(db, draft);
  await holdDraftFiles(db, draft, heldBy(content));
  return draft.id;
};

/** @throws NotFoundError, DraftChangedError when its version has changed */
export const changeDraft = (
  { work }: Context,
  account: Account,
  { id, version, content }: { id: string; version: number; content: DraftContent },
): Promise<void> =>
  work(async ({ db }) => {
    if (!(await findDraft(db, account.id, id))) throw new NotFoundError();
    if (!(await updateDraft(db, { id, version, content }))) throw new DraftChangedError();
    await holdDraftFiles(db, { id, performerId: account.id }, heldBy(content));
  });

/** @throws NotFoundError, DraftChangedError when its version is not `version` */
export const removeDraft = async (
  { db }: Context,
  account: Account,
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> => {
  if (await deleteDraft(db, account.id, { id, version })) return;
  throw (await findDraft(db, account.id, id)) ? new DraftChangedError() : new NotFoundError();
};
