import type { Registry } from '@barg/contract';
import { registryOf } from '../testing/registry.ts';
import { judge } from './registry.ts';

const change = ({ remotes }: Registry, changes: Partial<NonNullable<Registry['remotes']['feed']>>): Registry => ({
  remotes: Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, { ...entry, ...changes }])),
});
const reasonsOf = ({ away }: ReturnType<typeof judge>) =>
  away.map(({ descriptor, reason }) => [descriptor.name, reason]);

describe('judge', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('keeps out a remote built against another major version of the contract, and says so', () => {
    const judged = judge(registryOf({ feed: { contract: '1.9.3' }, live: { contract: '2.0.0' } }));
    expect(Object.keys(judged.registry.remotes)).toEqual(['feed']);
    expect(reasonsOf(judged)).toEqual([['live', 'incompatible']]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('live'));
  });

  it('keeps out a remote whose container nobody has signed', () => {
    expect(reasonsOf(judge(change(registryOf({ feed: {} }), { integrity: undefined })))).toEqual([
      ['feed', 'unsigned'],
    ]);
  });

  it('keeps out what its team has paused', () => {
    expect(reasonsOf(judge(change(registryOf({ feed: {} }), { isPaused: true })))).toEqual([['feed', 'paused']]);
  });

  it('takes from a developer what is unsigned, and in place of a paused one, but not of another contract', () => {
    const mine = change(registryOf({ feed: {} }), { integrity: undefined, version: 'override' });
    const judged = judge(change(registryOf({ feed: {}, live: {} }), { isPaused: true }), mine.remotes);
    expect(judged.registry.remotes.feed?.version).toBe('override');
    expect(reasonsOf(judged)).toEqual([['live', 'paused']]);
    const strange = registryOf({ feed: { contract: '3.0.0' } });
    expect(reasonsOf(judge(registryOf({ feed: {} }), strange.remotes))).toEqual([['feed', 'incompatible']]);
  });
});
