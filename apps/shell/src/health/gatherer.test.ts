import type { AwayReason } from '../boot/registry.ts';
import { catchBeacons } from '../testing/beacons.ts';
import { registryOf } from '../testing/registry.ts';
import { createGatherer } from './gatherer.ts';

const version = '0123456789abcdef';

it('tells of a remote that this shell does not load, so that operators see it, and of none that its team has paused', async () => {
  const told = catchBeacons();
  const reasons: Record<string, AwayReason> = { feed: 'incompatible', live: 'unsigned', commerce: 'paused' };
  const { remotes } = registryOf({ feed: {}, live: {}, commerce: {} });
  const away = Object.entries(remotes).map(([name, { descriptor }]) => ({
    reason: reasons[name] ?? 'paused',
    version,
    descriptor,
  }));
  createGatherer({ registry: { remotes: {} }, away }, false);
  dispatchEvent(new Event('pagehide'));
  expect(await told()).toEqual([
    { type: 'failure', app: 'feed', kind: 'incompatible', version },
    { type: 'failure', app: 'live', kind: 'integrity', version },
  ]);
});
