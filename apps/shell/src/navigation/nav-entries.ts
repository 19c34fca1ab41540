import { isNavFor, type NavDescriptor, type NavPlacement, type Registry, type VisitorKind } from '@barg/contract';

/** Entries of the deployed remotes for a visitor and a place, in order. */
export const navEntries = ({ remotes }: Registry, visitor: VisitorKind, placement: NavPlacement): NavDescriptor[] =>
  Object.values(remotes)
    .flatMap(({ descriptor }) => descriptor.nav)
    .filter((entry) => isNavFor(entry, visitor) && entry.placements.includes(placement))
    .toSorted((a, b) => a.order - b.order);

/** Entries of the bottom bar beside the account's own, or the way to one. */
const BOTTOM_ENTRIES = 4;
const MIDDLE = 2;

/** The account itself: it stands in the menu beside the name as well. */
export const isAccount = ({ placements }: NavDescriptor): boolean => placements.includes('account');

const isLive = ({ icon }: NavDescriptor): boolean => icon === 'radio';

/**
 * At most four entries, live in the middle of the five where there is a live entry: the thumb's own place. Then the
 * account.
 */
export function arrangeBottom(entries: readonly NavDescriptor[]): NavDescriptor[] {
  const live = entries.find(isLive);
  const account = entries.find(isAccount);
  const others = entries
    .filter((entry) => entry !== live && entry !== account)
    .slice(0, live ? BOTTOM_ENTRIES - 1 : BOTTOM_ENTRIES);
  const arranged = live ? others.toSpliced(MIDDLE, 0, live) : others;
  return account ? [...arranged, account] : arranged;
}
