import type { EarningBreakdown } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { useFormat, type Format } from '@barg/ui-kit';
import { EARNED_ITEMS } from '../components/earning-kinds.ts';

type Item = NonNullable<EarningBreakdown['groups'][number]['item']>;

/** An API of the version before tells neither when a work was nor with whom. */
const factsOf = ({ at, fan }: Partial<Pick<Item, 'at' | 'fan'>>) => ({ at: at ?? null, fan: fan ?? null });

/** The values of `keyOf` that several items have. */
const sharedBy = (items: readonly Item[], keyOf: (item: Item) => string): ReadonlySet<string> => {
  const groups = Map.groupBy(items, keyOf);
  return new Set([...groups].filter(([, { length }]) => length > 1).map(([key]) => key));
};

/** A name with what tells it from others of the same name. */
const joined = (parts: ReadonlyArray<string | null | undefined>): string => parts.filter(Boolean).join(' · ');

interface Naming {
  /** What a work is called by itself: its title, or what kind of thing it is with whom. */
  baseOf: (item: Item) => string;
  format: Pick<Format, 'date' | 'dateTime'>;
}

/**
 * Names of works that can be told apart: what has a title of its own keeps that alone; what has none, or shares its name
 * with another, has its day, and the time too where several are of one day.
 */
export const nameWorks = (items: readonly Item[], { baseOf, format }: Naming): ((item: Item) => string) => {
  const shared = sharedBy(items, baseOf);
  /** When it was, where that is part of its name. */
  const momentOf = (item: Item) => (!item.title || shared.has(baseOf(item)) ? factsOf(item).at : null);
  const dated = (item: Item, when: string): string => joined([item.title ? isolate(item.title) : baseOf(item), when]);
  const withDay = (item: Item): string => {
    const at = momentOf(item);
    return at ? dated(item, format.date(at, 'long')) : baseOf(item);
  };
  const ofOneDay = sharedBy(items, withDay);
  return (item) => {
    const at = momentOf(item);
    return at && ofOneDay.has(withDay(item)) ? dated(item, format.dateTime(at)) : withDay(item);
  };
};

/** {@link nameWorks} in the reader's language and time zone. */
export function useWorkNames(items: readonly Item[]): (item: Item) => string {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const baseOf = (item: Item): string => {
    if (item.title) return item.title;
    const { fan } = factsOf(item);
    const type = EARNED_ITEMS.find((known) => known === item.type) ?? 'other';
    return joined([t(`breakdown.items.${type}`), fan && isolate(fan.name)]);
  };
  return nameWorks(items, { baseOf, format });
}
