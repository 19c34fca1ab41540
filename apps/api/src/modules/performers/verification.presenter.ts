import type { MediaSigner } from '../../platform/files/media-signer.ts';
import { ownAccess } from '../../viewing/access.policy.ts';
import { presentMediaFile } from '../files/files.presenter.ts';
import { missingDocuments } from './verification.policy.ts';
import type { listByStatus, listDocuments, VerificationRow } from './verification.repository.ts';
import type { OwnVerification, PendingPerformer, PerformerVerification } from './verification.schema.ts';

type PendingRow = Awaited<ReturnType<typeof listByStatus>>[number];
type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

const presentPerson = (row: PendingRow) => ({
  _id: row.id,
  username: row.username,
  name: row.name,
  craft: row.craft,
  country: row.country,
  createdAt: row.created_at.toISOString(),
});

export const presentPending = (row: PendingRow): PendingPerformer => ({
  ...presentPerson(row),
  // A pending row always has it (performers_submitted_check).
  submittedAt: (row.verification_submitted_at ?? row.created_at).toISOString(),
});

export const presentVerification = (
  row: VerificationRow,
  documents: readonly DocumentRow[],
  { operatorId, mediaSigner }: { operatorId: string; mediaSigner: MediaSigner },
): PerformerVerification => ({
  ...presentPerson(row),
  submittedAt: row.verification_submitted_at?.toISOString() ?? null,
  status: row.verification_status,
  reason: row.verification_reason,
  email: row.email,
  birthDate: row.birth_date,
  languages: row.languages,
  bio: row.bio,
  documents: documents.map((document) => ({
    kind: document.document_kind,
    givenAt: document.given_at.toISOString(),
    file: presentMediaFile(document, ownAccess(operatorId), mediaSigner),
  })),
});

export const presentOwnVerification = (row: VerificationRow, documents: readonly DocumentRow[]): OwnVerification => ({
  status: row.verification_status,
  reason: row.verification_reason,
  given: documents.map((it) => ({ kind: it.document_kind, givenAt: it.given_at.toISOString() })),
  missing: missingDocuments(documents.map((it) => it.document_kind)),
});
