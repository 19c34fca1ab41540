import type { Author } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import { shownTitleOf } from '../../viewing/movement-subject.ts';
import type { EarningRow } from './earnings.repository.ts';
import type { Earning } from './earnings.schema.ts';

export const presentEarning = (row: EarningRow, authors: ReadonlyMap<string, Author>): Earning => {
  const commission = row.net < 0n ? -row.commission : row.commission;
  return {
    _id: row.id,
    kind: row.kind,
    user: row.user_id === null ? null : (authors.get(row.user_id) ?? null),
    gross: fromHundredths(row.net + commission),
    commission: fromHundredths(commission),
    net: fromHundredths(row.net),
    itemType: row.item_type,
    itemId: row.item_id,
    title: shownTitleOf(row),
    givenTo: row.given_to === null ? null : (authors.get(row.given_to) ?? null),
    reversedKind: row.reversed_kind,
    note: row.note,
    createdAt: row.created_at.toISOString(),
  };
};
