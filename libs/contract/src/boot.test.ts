import { firstNamespacesOf, slotNamespacesOf } from './boot.ts';
import type { NavAudience, Registry, RegistryEntry, RemoteName } from './descriptor.ts';

const remote = (name: RemoteName, ...audiences: NavAudience[]): Registry['remotes'] => ({
  [name]: {
    version: '1',
    manifest: '',
    entry: '',
    integrity: '',
    descriptor: {
      name,
      contract: '1.0.0',
      routes: [],
      nav: audiences.map((audience) => ({
        id: audience,
        to: `/${name}`,
        labelKey: `${name}:nav.${audience}`,
        icon: 'home',
        order: 10,
        audience,
        placements: ['side'],
      })),
      fills: [],
      offers: [],
      intents: [],
    },
  },
});

const registry: Registry = {
  remotes: {
    ...remote('feed', 'all', 'member'),
    ...remote('live', 'all'),
    ...remote('commerce', 'user'),
    ...remote('messaging', 'member'),
    ...remote('creator-studio', 'performer'),
  },
};

test('the first picture needs the texts of its page and of what the navigation names', () => {
  const own = ['shell', 'ui'];
  expect(firstNamespacesOf(registry, 'feed', 'guest')).toEqual([...own, 'feed', 'live']);
  expect(firstNamespacesOf(registry, 'feed', 'user')).toEqual([...own, 'feed', 'live', 'commerce', 'messaging']);
  expect(firstNamespacesOf(registry, 'commerce', 'guest')).toEqual([...own, 'feed', 'live', 'commerce']);
  expect(firstNamespacesOf(registry, undefined, 'operator')).toEqual([...own, 'feed', 'live', 'messaging']);
  expect(firstNamespacesOf(registry, undefined, 'performer').at(-1)).toEqual('creator-studio');
  const { live } = registry.remotes;
  const paused: Registry = { remotes: { ...registry.remotes, ...(live && { live: { ...live, isPaused: true } }) } };
  expect(firstNamespacesOf(paused, 'live', 'guest')).toEqual([...own, 'feed']);
});

test('what comes after it are the texts of what fills slots, and of labels that stand there after a login', () => {
  const change = (name: RemoteName, changes: Partial<RegistryEntry['descriptor']>): Registry['remotes'] => {
    const entry = registry.remotes[name];
    return entry ? { [name]: { ...entry, descriptor: { ...entry.descriptor, ...changes } } } : {};
  };
  const inMenu = registry.remotes.live?.descriptor.nav.map((entry) => ({ ...entry, placements: ['account'] as const }));
  const remotes = {
    ...change('commerce', { nav: [], fills: [{ slot: 'shell.side', expose: './side', order: 1 }] }),
    ...change('messaging', {}),
    ...change('live', { nav: inMenu }),
    ...change('creator-studio', { nav: [] }),
  };
  expect(slotNamespacesOf({ remotes })).toEqual(['shell', 'ui', 'commerce', 'messaging']);
});
