import type { NavDescriptor } from '@barg/contract';
import { registryOf } from '../testing/registry.ts';
import { arrangeBottom, navEntries } from './nav-entries.ts';

const entry = (id: string, changes: Partial<NavDescriptor> = {}): NavDescriptor => ({
  id,
  to: `/${id}`,
  labelKey: `feed:nav.${id}`,
  icon: 'home',
  order: 10,
  audience: 'all',
  placements: ['side'],
  ...changes,
});
const idsOf = (entries: readonly NavDescriptor[]) => entries.map(({ id }) => id);

describe('navEntries', () => {
  const registry = registryOf({
    commerce: { nav: [entry('wallet', { order: 60, audience: 'user' })] },
    'creator-studio': { nav: [entry('studio', { order: 70, audience: 'performer' })] },
    feed: { nav: [entry('home'), entry('join', { order: 90, audience: 'guest' })] },
    messaging: { nav: [entry('messages', { order: 30, audience: 'member', placements: ['side', 'bottom'] })] },
  });

  it('shows each visitor what is for them, in order, across teams', () => {
    expect(idsOf(navEntries(registry, 'guest', 'side'))).toEqual(['home', 'join']);
    expect(idsOf(navEntries(registry, 'user', 'side'))).toEqual(['home', 'messages', 'wallet']);
    expect(idsOf(navEntries(registry, 'performer', 'side'))).toEqual(['home', 'messages', 'studio']);
    expect(idsOf(navEntries(registry, 'operator', 'side'))).toEqual(['home', 'messages']);
    // A member whose kind is not known yet is asked neither to join nor for what is of one kind.
    expect(idsOf(navEntries(registry, 'delayed', 'side'))).toEqual(['home', 'messages']);
  });

  it('keeps the placements apart', () => {
    expect(idsOf(navEntries(registry, 'user', 'bottom'))).toEqual(['messages']);
  });
});

describe('arrangeBottom', () => {
  const live = entry('live', { icon: 'radio' });

  it('puts live into the middle of the five', () => {
    const entries = [entry('home'), entry('explore'), entry('messages'), live, entry('saved')];
    expect(idsOf(arrangeBottom(entries))).toEqual(['home', 'explore', 'live', 'messages']);
  });

  it('puts the account last, whatever else there is', () => {
    const account = entry('account', { placements: ['bottom', 'account'] });
    const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => entry(id));
    expect(idsOf(arrangeBottom([account, ...entries]))).toEqual(['a', 'b', 'c', 'd', 'account']);
    expect(idsOf(arrangeBottom([...entries, live, account]))).toEqual(['a', 'b', 'live', 'c', 'account']);
  });

  it('takes the first four when there is no live', () => {
    const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => entry(id));
    expect(idsOf(arrangeBottom(entries))).toEqual(['a', 'b', 'c', 'd']);
  });
});
