import { sql, type Updateable } from 'kysely';
import type { DocumentKind } from '../../platform/database/member-tables.ts';
import type { PerformersTable } from '../../platform/database/account-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';
import { mediaFileColumns } from '../files/files.presenter.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

const pendingColumns = [
  'users.id',
  'users.username',
  'users.name',
  'performers.created_at',
  'performers.craft',
  'performers.country',
  'performers.verification_submitted_at',
] as const;

export type ListedStatus = 'pending' | 'verified' | 'refused';

const withStatus = (db: Queryable, status: ListedStatus) =>
  db
    .selectFrom('performers')
    .innerJoin('users', 'users.id', 'performers.user_id')
    .where('performers.verification_status', '=', status)
    .where(isLiving());

/**
 * Performers by state of verification: waiting ones, the longest first; decided ones, the latest first. One more than
 * `limit`, to know whether there are more.
 */
export const listByStatus = (
  db: Queryable,
  status: ListedStatus,
  { limit, after }: { limit: number; after: [string, string] | null },
) => {
  const [order, beyond] = status === 'pending' ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const);
  // Performers verified without documents (demo data) have the time of their registration instead.
  const given = sql<Date>`coalesce(performers.verification_submitted_at, performers.created_at)`;
  return withStatus(db, status)
    .select(pendingColumns)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${given}, performers.user_id) ${beyond} (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy(given, order)
    .orderBy('performers.user_id', order)
    .limit(limit + 1)
    .execute();
};

export const countByStatus = (db: Queryable, status: ListedStatus): Promise<number> =>
  countUpTo(
    db,
    db.selectFrom('performers').where('verification_status', '=', status).where(hasLivingOwner('performers.user_id')),
  );

export const findVerification = (db: Queryable, performerId: string) =>
  db
    .selectFrom('performers')
    .innerJoin('users', 'users.id', 'performers.user_id')
    .select(pendingColumns)
    .select(['users.email', 'users.languages', 'users.locale', 'performers.bio'])
    .select(['performers.verification_status', 'performers.verification_reason'])
    .select(sql<string | null>`to_char(users.birth_date, 'YYYY-MM-DD')`.as('birth_date'))
    .where('users.id', '=', performerId)
    .where(isLiving())
    .executeTakeFirst();

export type VerificationRow = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

/** The documents of a performer with their files, in the order they are looked at. */
export const listDocuments = (db: Queryable, performerId: string) =>
  db
    .selectFrom('performer_documents')
    .innerJoin('files', 'files.id', 'performer_documents.file_id')
    .select(mediaFileColumns)
    .select(['performer_documents.kind as document_kind', 'performer_documents.created_at as given_at'])
    .where('performer_documents.performer_id', '=', performerId)
    .orderBy('performer_documents.kind')
    .execute();

/** Locks a verification for this transaction, so that a decision and a new document cannot cross. */
export const lockVerification = (db: Queryable, performerId: string) =>
  db
    .selectFrom('performers')
    .select(['user_id', 'verification_status', 'verification_submitted_at'])
    .where('user_id', '=', performerId)
    .forUpdate()
    .executeTakeFirst();

export const updateVerification = async (
  db: Queryable,
  performerId: string,
  changes: Updateable<PerformersTable>,
): Promise<void> => {
  await db.updateTable('performers').set(changes).where('user_id', '=', performerId).execute();
};

/**
 * Gives a submission another moment, by which a decision knows what was seen; hardly a later one, by which she keeps her
 * place among those who wait.
 */
export const renewSubmission = async (db: Queryable, performerId: string): Promise<void> => {
  await db
    .updateTable('performers')
    .set({ verification_submitted_at: sql`coalesce(verification_submitted_at + interval '1 millisecond', now())` })
    .where('user_id', '=', performerId)
    .execute();
};

/** Replaces the document of a kind; the former file is deleted later as unreferenced. */
export const putDocument = async (
  db: Queryable,
  document: { performerId: string; kind: DocumentKind; fileId: string },
): Promise<void> => {
  const { performerId: performer_id, kind, fileId: file_id } = document;
  await db
    .insertInto('performer_documents')
    .values({ id: newId(), performer_id, kind, file_id })
    .onConflict((conflict) =>
      conflict.columns(['performer_id', 'kind']).doUpdateSet({ file_id, created_at: sql<Date>`now()` }),
    )
    .execute();
};
