import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { DocumentKind } from '../../platform/database/member-tables.ts';
import { siteUrl } from '../../platform/site-url.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { findNotified, findOwner } from '../accounts/find-owner.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { notify } from '../notifications/notify.ts';
import { AlreadyVerifiedError, DocumentsChangedError, NotPendingError } from './verification.errors.ts';
import { mayGiveDocuments, missingDocuments } from './verification.policy.ts';
import { presentOwnVerification, presentPending, presentVerification } from './verification.presenter.ts';
import {
  countByStatus,
  findVerification,
  listByStatus,
  listDocuments,
  lockVerification,
  putDocument,
  updateVerification,
  type ListedStatus,
  type VerificationRow,
} from './verification.repository.ts';
import type { OwnVerification, PerformerVerification } from './verification.schema.ts';

/** The page of a performer's own verification. */
const VERIFICATION_PAGE = '/creator/account/verification';
const STUDIO_PAGE = '/creator/studio';

type Mailing = Pick<Context, 'config'>;

/** A page of performers: waiting ones, the longest first, or decided ones, the latest first. */
export const listPendingPerformers = async (
  { db }: Pick<Context, 'db'>,
  { limit, cursor, status = 'pending' }: { limit: number; cursor?: string; status?: ListedStatus },
) => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([listByStatus(db, status, { limit, after }), countByStatus(db, status)]);
  const listed = rows.map(presentPending);
  const { items, nextCursor } = toPage(listed, limit, (it) => [it.submittedAt, it._id]);
  return { data: items, total, nextCursor };
};

/** Everything that an operator decides on; the documents' URLs are for this operator only. @throws NotFoundError */
export const getVerification = async (
  { db, mediaSigner }: Pick<Context, 'db' | 'mediaSigner'>,
  performerId: string,
  operatorId: string,
): Promise<PerformerVerification> => {
  const [row, documents] = await Promise.all([findVerification(db, performerId), listDocuments(db, performerId)]);
  if (!row) throw new NotFoundError();
  return presentVerification(row, documents, { operatorId, mediaSigner });
};

/** The state of a performer's own verification. @throws NotFoundError */
export const getOwnVerification = async (db: Queryable, performerId: string): Promise<OwnVerification> => {
  const [row, documents] = await Promise.all([findVerification(db, performerId), listDocuments(db, performerId)]);
  if (!row) throw new NotFoundError();
  return presentOwnVerification(row, documents);
};

/** @throws AlreadyVerifiedError when she is verified */
export const assertMayGiveDocuments = async (db: Queryable, performerId: string): Promise<void> => {
  const row = await findVerification(db, performerId);
  if (!row) throw new NotFoundError();
  if (!mayGiveDocuments(row.verification_status)) throw new AlreadyVerifiedError();
};

/**
 * Replaces the document of a kind. When all needed ones are given the performer waits for a decision, also after a
 * refusal.
 * @throws AlreadyVerifiedError
 */
export const giveDocument = async (
  { db }: UnitOfWork,
  document: { performerId: string; kind: DocumentKind; fileId: string },
): Promise<void> => {
  const { performerId } = document;
  const state = await lockVerification(db, performerId);
  if (!state) throw new NotFoundError();
  if (!mayGiveDocuments(state.verification_status)) throw new AlreadyVerifiedError();
  await putDocument(db, document);
  const given = await listDocuments(db, performerId);
  if (missingDocuments(given.map((it) => it.document_kind)).length > 0) return;
  await updateVerification(db, performerId, {
    verification_status: 'pending',
    verification_reason: '',
    verification_submitted_at: new Date(),
  });
};

export interface Decision {
  performerId: string;
  /** Identifies the documents that the operator saw: `submittedAt` of the verification. */
  submittedAt: string;
}

/**
 * Verifies a performer, so that she can publish and be found, and tells her by a notice and a letter.
 * @throws NotFoundError, NotPendingError, DocumentsChangedError
 */
export const approvePerformer = async (context: Mailing, unit: UnitOfWork, decision: Decision): Promise<void> => {
  const { id } = await claimDecision(unit, decision);
  await updateVerification(unit.db, id, {
    verification_status: 'verified',
    verification_reason: '',
    verified_at: new Date(),
  });
  tellAccount(unit, id, 'account');
  await notify(unit, { userId: id, kind: 'verification-approved', actorId: null, link: STUDIO_PAGE });
  const owner = await findNotified(unit.db, id);
  if (!owner) return;
  const { name, email, locale } = owner;
  const data = { name, url: siteUrl(context.config, STUDIO_PAGE) };
  await queueMail(unit, { to: email, userId: id, locale, template: 'performer-approved', data });
};

/**
 * Refuses a performer with a reason, by a notice and, if her e-mail is confirmed, a letter; she can try again.
 * @throws NotFoundError, NotPendingError, DocumentsChangedError
 */
export const refusePerformer = async (
  context: Mailing,
  unit: UnitOfWork,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> => {
  const { id } = await claimDecision(unit, decision);
  await updateVerification(unit.db, id, { verification_status: 'refused', verification_reason: reason });
  tellAccount(unit, id, 'account');
  await notify(unit, { userId: id, kind: 'verification-refused', actorId: null, link: VERIFICATION_PAGE });
  const owner = await findOwner(unit.db, id);
  if (!owner) return;
  const { name, email, locale } = owner;
  const data = { name, reason, url: siteUrl(context.config, VERIFICATION_PAGE) };
  await queueMail(unit, { to: email, userId: id, locale, template: 'performer-refused', data });
};

/** The performer to decide on, locked: one decision counts, about the documents that were seen. */
const claimDecision = async ({ db }: UnitOfWork, { performerId, submittedAt }: Decision): Promise<VerificationRow> => {
  const state = await lockVerification(db, performerId);
  const performer = await findVerification(db, performerId);
  if (!state || !performer) throw new NotFoundError();
  if (state.verification_status !== 'pending') throw new NotPendingError();
  if (state.verification_submitted_at?.toISOString() !== new Date(submittedAt).toISOString()) {
    throw new DocumentsChangedError();
  }
  return performer;
};
