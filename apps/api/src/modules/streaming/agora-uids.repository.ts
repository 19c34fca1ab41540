import type { Queryable } from '../../platform/unit-of-work.ts';

const findUid = async (db: Queryable, userId: string): Promise<number | undefined> => {
  const row = await db.selectFrom('agora_uids').select('uid').where('user_id', '=', userId).executeTakeFirst();
  return row?.uid;
};

/**
 * The number by which Agora knows an account, given at the first call. It is looked for first: an insert that finds it
 * there has used up another one, and tokens are renewed every few minutes.
 */
export const agoraUidOf = async (db: Queryable, userId: string): Promise<number> => {
  const known = await findUid(db, userId);
  if (known !== undefined) return known;
  const given = await db
    .insertInto('agora_uids')
    .values({ user_id: userId })
    // Another call has given it meanwhile.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning('uid')
    .executeTakeFirstOrThrow();
  return given.uid;
};
