import { catchBeacons } from '../testing/beacons.ts';
import { registryOf } from '../testing/registry.ts';
import { reportAppError, reportLoad, reportLoadFailure, startHealth } from './health.ts';

const version = '0123456789abcdef';

test('tells, once its judge has come, what happened before, in order and each load once', async () => {
  const told = catchBeacons();
  const { remotes } = registryOf({ feed: {}, live: {} });
  const released = Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, { ...entry, version }]));
  startHealth({ registry: { remotes: released }, away: [], collisions: [] }, { reportShare: 1 });
  reportLoad('feed', 12);
  reportLoad('feed', 99);
  reportLoadFailure('live', Object.assign(new Error('too late'), { name: 'TimeoutError' }));
  reportAppError('feed', 'page', new TypeError('x is not a function'));
  await import('./gatherer.ts');
  dispatchEvent(new Event('pagehide'));
  expect(await told()).toMatchObject([
    { type: 'load', app: 'feed', ms: 12, version },
    { type: 'failure', app: 'live', kind: 'timeout', version },
    { type: 'error', app: 'feed', place: 'page', name: 'TypeError', version },
  ]);
});
