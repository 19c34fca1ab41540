import { SHELL_START_KEY } from '@barg/contract';
import { catchBeacons } from '../testing/beacons.ts';
import { registryOf } from '../testing/registry.ts';
import { startHealth } from './health.ts';

const version = '0123456789abcdef';

test('tells, once its judge has come, what happened before, in order and each load once', async () => {
  const told = catchBeacons();
  const { remotes } = registryOf({ feed: {}, live: {} });
  const released = Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, { ...entry, version }]));
  const health = startHealth({ registry: { remotes: released }, away: [], collisions: [] }, { reportShare: 1 });
  health.loaded('feed', 12);
  health.loaded('feed', 99);
  health.failed('live', Object.assign(new Error('too late'), { name: 'TimeoutError' }));
  health.appFailed('feed', 'page', new TypeError('x is not a function'));
  await import('./gatherer.ts');
  dispatchEvent(new Event('pagehide'));
  expect(await told()).toMatchObject([
    { type: 'load', app: 'feed', ms: 12, version },
    { type: 'failure', app: 'live', kind: 'timeout', version },
    { type: 'error', app: 'feed', place: 'page', name: 'TypeError', version },
  ]);
});

test('tells of the shell itself, under the version that the page was made with, and takes the mark of its start away', async () => {
  const told = catchBeacons();
  localStorage.setItem(SHELL_START_KEY, `0 ${version}`);
  const health = startHealth(
    { registry: { remotes: {} }, away: [], collisions: [] },
    { reportShare: 1, shell: version },
  );
  expect(localStorage.getItem(SHELL_START_KEY)).toBeNull();
  health.appFailed('shell', 'page', new TypeError('x is not a function'));
  await health.measure();
  dispatchEvent(new Event('pagehide'));
  expect((await told()).filter(({ type }) => type !== 'vital')).toMatchObject([
    { type: 'error', app: 'shell', name: 'TypeError', version },
    { type: 'load', app: 'shell', version },
  ]);
});

test('a page of the shell that stopped answering is told of by the next one', async () => {
  const told = catchBeacons();
  localStorage.setItem('barg.pulse', `${Date.now() - 60_000} shell ${version}`);
  startHealth({ registry: { remotes: {} }, away: [], collisions: [] }, { shell: version });
  expect(await told()).toMatchObject([{ type: 'failure', app: 'shell', kind: 'blocked', version }]);
});
