import type { ClientReport } from '@barg/contract';
import { registryOf } from '../testing/registry.ts';
import { reportAppError, reportLoad, reportLoadFailure, startHealth } from './health.ts';

/** What was sent, as it is read from the beacons. */
const sent: Blob[] = [];
const reports = (): Promise<ClientReport[]> =>
  Promise.all(
    sent.map(
      (blob) =>
        new Promise<ClientReport>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(JSON.parse(reader.result as string) as ClientReport);
          reader.readAsText(blob);
        }),
    ),
  );

const version = '0123456789abcdef';

beforeAll(() => {
  Object.assign(navigator, { sendBeacon: (_path: string, body: Blob) => sent.push(body) > 0 });
});

test('tells, once its judge has come, what happened before, in order and each load once', async () => {
  const { remotes } = registryOf({ feed: {}, live: {} });
  const released = Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, { ...entry, version }]));
  startHealth({ registry: { remotes: released }, away: [] }, { reportShare: 1 });
  reportLoad('feed', 12);
  reportLoad('feed', 99);
  reportLoadFailure('live', Object.assign(new Error('too late'), { name: 'TimeoutError' }));
  reportAppError('feed', 'page', new TypeError('x is not a function'));
  await import('./gatherer.ts');
  dispatchEvent(new Event('pagehide'));
  const told = (await reports()).flatMap(({ events }) => events);
  expect(told).toMatchObject([
    { type: 'load', app: 'feed', ms: 12, version },
    { type: 'failure', app: 'live', kind: 'timeout', version },
    { type: 'error', app: 'feed', place: 'page', name: 'TypeError', version },
  ]);
});
