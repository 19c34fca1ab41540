import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { VerificationStatus } from '../../platform/database/account-tables.ts';
import type { DocumentKind } from '../../platform/database/member-tables.ts';

/** The documents that a verification needs. A passport has no back, so that side may be missing. */
export const NEEDED_DOCUMENTS: readonly DocumentKind[] = ['identity-front', 'selfie'];

/** The needed documents that are missing. */
export const missingDocuments = (given: Iterable<DocumentKind>): DocumentKind[] => {
  const kinds = new Set(given);
  return NEEDED_DOCUMENTS.filter((kind) => !kinds.has(kind));
};

/** Documents may be replaced until an operator has verified the performer. */
export const mayGiveDocuments = (status: VerificationStatus): boolean => status !== 'verified';

/**
 * SQL: whether a performer exists for `viewerId`: a verified one for everyone, any for herself and operators. Part of
 * every query that lists, shows or pays performers; needs the table `performers`. See docs/decisions/0022.
 */
export const isPresentFor = (viewerId: string | null): RawBuilder<SqlBool> => sql<SqlBool>`(
  performers.verified_at is not null or performers.user_id = ${viewerId}::uuid
  or exists (select from users viewer where viewer.id = ${viewerId}::uuid and viewer.role = 'operator'))`;
