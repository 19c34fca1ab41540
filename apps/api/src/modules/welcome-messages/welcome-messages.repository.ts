import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export const findWelcomeMessage = (db: Queryable, performerId: string) =>
  db.selectFrom('welcome_messages').selectAll().where('performer_id', '=', performerId).executeTakeFirst();

/** The same, as it stays until the commit: whoever removes it waits until the one who is welcomed has it. */
export const holdWelcomeMessage = (db: Transaction, performerId: string) =>
  db.selectFrom('welcome_messages').selectAll().where('performer_id', '=', performerId).forShare().executeTakeFirst();

/** Switches a template off that has written a message, because that was removed. */
export const switchOff = async (db: Queryable, performerId: string, messageId: string): Promise<void> => {
  await sql`update welcome_messages set is_on = false, removed_message_id = ${messageId}::uuid
    where performer_id = ${performerId} and is_on and exists (select from welcomes
      where welcomes.performer_id = ${performerId} and welcomes.message_id = ${messageId})`.execute(db);
};

/** Switches a template on again that was switched off with a message, and not changed since. */
export const switchOn = async (db: Queryable, messageId: string): Promise<void> => {
  await db
    .updateTable('welcome_messages')
    .set({ is_on: true, removed_message_id: null })
    .where('removed_message_id', '=', messageId)
    .execute();
};

/** Takes the words and files from a template that was switched off with a message, and not changed since. */
export const emptyTemplate = async (db: Queryable, messageId: string): Promise<void> => {
  const emptied = await db
    .updateTable('welcome_messages')
    .set({ text: '', removed_message_id: null })
    .where('removed_message_id', '=', messageId)
    .returning('performer_id')
    .executeTakeFirst();
  if (!emptied) return;
  await db.deleteFrom('welcome_message_items').where('performer_id', '=', emptied.performer_id).execute();
};

/** The vault's items that are its files, in their order, and of which type each is. */
export const listWelcomeItems = (db: Queryable, performerId: string) =>
  db
    .selectFrom('welcome_message_items as shown')
    .innerJoin('vault_items', 'vault_items.id', 'shown.item_id')
    .select(['vault_items.id', 'vault_items.type'])
    .where('shown.performer_id', '=', performerId)
    .where('vault_items.removed_at', 'is', null)
    .orderBy('shown.position')
    .execute();

interface Template {
  performerId: string;
  isOn: boolean;
  text: string;
  price: Hundredths;
  itemIds: readonly string[];
}

/** Stores the template of a performer in place of the one before. */
export const putWelcomeMessage = async (
  db: Transaction,
  { performerId, isOn, text, price, itemIds }: Template,
): Promise<void> => {
  const values = { is_on: isOn, text, price, updated_at: new Date(), removed_message_id: null };
  await db
    .insertInto('welcome_messages')
    .values({ performer_id: performerId, ...values })
    .onConflict((conflict) => conflict.column('performer_id').doUpdateSet(values))
    .execute();
  await db.deleteFrom('welcome_message_items').where('performer_id', '=', performerId).execute();
  if (itemIds.length === 0) return;
  await db
    .insertInto('welcome_message_items')
    .values(itemIds.map((itemId, position) => ({ performer_id: performerId, position, item_id: itemId })))
    .execute();
};

interface Pair {
  performerId: string;
  userId: string;
}

/** Takes the one welcome of a pair; false when it was taken before. */
export const takeWelcome = async (db: Transaction, { performerId, userId }: Pair): Promise<boolean> => {
  const taken = await db
    .insertInto('welcomes')
    .values({ performer_id: performerId, fan_id: userId, message_id: null })
    .onConflict((conflict) => conflict.columns(['performer_id', 'fan_id']).doNothing())
    .returning('fan_id')
    .executeTakeFirst();
  return taken !== undefined;
};

export const noteWelcome = async (db: Transaction, { performerId, userId }: Pair, messageId: string): Promise<void> => {
  await db
    .updateTable('welcomes')
    .set({ message_id: messageId })
    .where('performer_id', '=', performerId)
    .where('fan_id', '=', userId)
    .execute();
};
