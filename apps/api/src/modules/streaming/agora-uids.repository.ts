import type { Queryable } from '../../platform/unit-of-work.ts';

/** The number by which Agora knows an account, given at the first call. */
export const agoraUidOf = async (db: Queryable, userId: string): Promise<number> => {
  await db
    .insertInto('agora_uids')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { uid } = await db
    .selectFrom('agora_uids')
    .select('uid')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return uid;
};
