import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { decodeCursor, toPage } from '../../shared/wire.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { loadPerformerCards } from '../performers/performer-card.ts';
import { presentPerson } from './people.presenter.ts';
import { countPeople, findPerson, searchPeople, type PersonRow } from './people.repository.ts';
import { peopleCursor, type Person } from './people.schema.ts';

interface Search {
  q: string;
  limit: number;
  cursor?: string | undefined;
}

/** A page of people by name or username, as the caller may see them. */
export const listPeople = async ({ db }: Context, member: Member, { q, limit, cursor }: Search) => {
  const after = cursor === undefined ? null : decodeCursor(cursor, peopleCursor);
  const [rows, total] = await Promise.all([searchPeople(db, member, { q, limit, after }), countPeople(db, member, q)]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.rank, row.id]);
  return { data: await present(db, items, member), total, nextCursor };
};

/** @throws NotFoundError for an account that is deleted, suspended, blocked on either side, or an operator */
export const getPerson = async ({ db }: Context, member: Member, id: string): Promise<Person> => {
  const row = await findPerson(db, member, id);
  const [person] = row ? await present(db, [row], member) : [];
  if (!person) throw new NotFoundError();
  return person;
};

const present = async (db: Context['db'], rows: readonly PersonRow[], member: Member): Promise<Person[]> => {
  const performerIds = rows.filter(({ role }) => role === 'performer').map(({ id }) => id);
  const cards = await loadPerformerCards(db, performerIds, member);
  return rows.map((row) => presentPerson(row, cards.get(row.id), member.account));
};
