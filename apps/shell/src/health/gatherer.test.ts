import { catchBeacons } from '../testing/beacons.ts';
import { registryOf } from '../testing/registry.ts';
import { createGatherer } from './gatherer.ts';
import type { AwayReason } from '../site/registry.ts';

const version = '0123456789abcdef';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const said = (): string[] => jest.mocked(console.error).mock.calls.map(([text]) => String(text));

it('tells of a remote that this shell does not load, so that operators see it, and of none that its team has paused', async () => {
  const told = catchBeacons();
  const reasons: Record<string, AwayReason> = { feed: 'incompatible', live: 'unsigned', commerce: 'paused' };
  const { remotes } = registryOf({ feed: { contract: '2.0.0' }, live: {}, commerce: {} });
  const away = Object.entries(remotes).map(([name, { descriptor }]) => ({
    reason: reasons[name] ?? 'paused',
    version,
    descriptor,
  }));
  const informed = jest.spyOn(console, 'info').mockImplementation();
  createGatherer({ registry: { remotes: {} }, away, collisions: [] }, false);
  dispatchEvent(new Event('pagehide'));
  expect(await told()).toEqual([
    { type: 'failure', app: 'feed', kind: 'incompatible', version },
    { type: 'failure', app: 'live', kind: 'integrity', version },
  ]);
  expect(said()).toEqual([
    'Remote feed (contract 2.0.0, shell 1.0.0) is not loaded: incompatible',
    'Remote live (contract 1.0.0, shell 1.0.0) is not loaded: unsigned',
  ]);
  expect(informed).toHaveBeenCalledWith('Remote commerce (contract 1.0.0, shell 1.0.0) is not loaded: paused');
});

it('tells of what a remote names and another has, on the console by name', async () => {
  const told = catchBeacons();
  const { feed } = registryOf({ feed: {} }).remotes;
  const collisions = [{ remote: 'feed', part: 'route' as const, name: '/auth/login', owner: 'shell' }];
  createGatherer({ registry: { remotes: feed ? { feed: { ...feed, version } } : {} }, away: [], collisions }, false);
  dispatchEvent(new Event('pagehide'));
  expect(await told()).toEqual([{ type: 'failure', app: 'feed', kind: 'collision', version }]);
  expect(said()).toEqual(['The route /auth/login of remote feed is left out: it is that of shell']);
});
