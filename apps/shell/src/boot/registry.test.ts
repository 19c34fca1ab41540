import { UNCHECKED, type Registry } from '@barg/contract';
import { registryOf } from '../testing/registry.ts';
import { judge } from './registry.ts';

const change = ({ remotes }: Registry, changes: Partial<NonNullable<Registry['remotes']['feed']>>): Registry => ({
  remotes: Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, { ...entry, ...changes }])),
});
const reasonsOf = ({ away }: ReturnType<typeof judge>) =>
  away.map(({ descriptor, reason }) => [descriptor.name, reason]);

describe('judge', () => {
  it('keeps out a remote built against another major version of the contract', () => {
    const judged = judge(registryOf({ feed: { contract: '1.9.3' }, live: { contract: '2.0.0' } }));
    expect(Object.keys(judged.registry.remotes)).toEqual(['feed']);
    expect(reasonsOf(judged)).toEqual([['live', 'incompatible']]);
  });

  it.each([undefined, UNCHECKED])('keeps out a remote whose container nobody has signed: %p', (integrity) => {
    expect(reasonsOf(judge(change(registryOf({ feed: {} }), { integrity })))).toEqual([['feed', 'unsigned']]);
  });

  it('keeps out what its team has paused', () => {
    expect(reasonsOf(judge(change(registryOf({ feed: {} }), { isPaused: true })))).toEqual([['feed', 'paused']]);
  });

  it('takes from a developer what is unsigned, and in place of a paused one, but not of another contract', () => {
    const mine = change(registryOf({ feed: {} }), { integrity: UNCHECKED, version: 'override' });
    const judged = judge(change(registryOf({ feed: {}, live: {} }), { isPaused: true }), mine.remotes);
    expect(judged.registry.remotes.feed?.version).toBe('override');
    expect(reasonsOf(judged)).toEqual([['live', 'paused']]);
    const strange = registryOf({ feed: { contract: '3.0.0' } });
    expect(reasonsOf(judge(registryOf({ feed: {} }), strange.remotes))).toEqual([['feed', 'incompatible']]);
  });

  it('asks of a remote with the name of what every object has what it asks of the others', () => {
    const unsigned = change(registryOf({ constructor: {} }), { integrity: undefined });
    expect(reasonsOf(judge(unsigned))).toEqual([['constructor', 'unsigned']]);
  });

  it('leaves to the shell and to who was there before what another names as well', () => {
    const route = (path: string) => ({ path, expose: './page', layout: 'home' as const });
    const tip = [{ intent: 'commerce.tip' as const, expose: './tip' }];
    const deployed = registryOf({ commerce: { intents: tip }, feed: { routes: [route('/home')] } });
    const mine = registryOf({
      arcade: { routes: [route('/auth/login'), route('/Home'), route('/arcade')], intents: tip },
    });
    const { registry, collisions } = judge(deployed, mine.remotes);
    expect(registry.remotes.arcade?.descriptor).toMatchObject({ routes: [route('/arcade')], intents: [] });
    expect(registry.remotes.feed?.descriptor.routes).toEqual([route('/home')]);
    expect(registry.remotes.commerce?.descriptor.intents).toEqual(tip);
    expect(collisions.map(({ remote, name, owner }) => [remote, name, owner])).toEqual([
      ['arcade', '/auth/login', 'shell'],
      ['arcade', '/Home', 'feed'],
      ['arcade', 'commerce.tip', 'commerce'],
    ]);
  });

  it('takes no page of the shell for a remote that is not loaded either', () => {
    const paused = registryOf({ evil: { routes: [{ path: '/contact', expose: './page', layout: 'home' }] } });
    const { away } = judge(change(paused, { isPaused: true }));
    expect(away.map(({ descriptor }) => descriptor.routes)).toEqual([[]]);
  });
});
