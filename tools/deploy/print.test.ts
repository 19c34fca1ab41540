import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { printChannels, whyWithdrawn } from './print.ts';
import type { PublishedChannel } from './site-client.ts';

const CANARY = 'cccccccccccccccc';
const STABLE = 'aaaaaaaaaaaaaaaa';

const channel: PublishedChannel = {
  ...{ type: 'channel', remote: 'live', sequence: 3, previous: 'd'.repeat(64), action: 'canary', isPaused: false },
  stable: { version: STABLE, digest: 'a'.repeat(64) },
  canary: { version: CANARY, digest: 'c'.repeat(64), percent: 50 },
  ...{ at: '2026-01-02T03:04:05.000Z', team: 'live-team', keyId: '0123', digest: 'e'.repeat(64) },
  labels: { [CANARY]: 'autumn' },
  sources: { [CANARY]: { version: '1.2.0', commit: `4006e3c7${'0'.repeat(32)}`, isDirty: true, author: 'Ada' } },
  withdrawal: null,
};
const takenBack: PublishedChannel = {
  ...channel,
  withdrawal: {
    withdrawnAt: '2026-01-02T03:05:00.000Z',
    figures: { canary: { visitors: 12, failed: 11 }, stable: { visitors: 240, failed: 2 } },
  },
};

const linesOf = (t: TestContext, print: () => void): string[] => {
  const { mock } = t.mock.method(console, 'log', () => undefined);
  print();
  mock.restore();
  return mock.calls.map(({ arguments: [line] }) => String(line));
};

test('says why a canary was taken back', () => {
  assert.match(
    whyWithdrawn(takenBack) ?? '',
    /^live cccccccccccccccc \(autumn\) was taken back at .* 11 of 12 visitors of the canary/,
  );
  assert.equal(whyWithdrawn(channel), null);
});

test('lists a canary with its share, and without one when it was taken back', (t) => {
  const rowOf = (one: PublishedChannel): string =>
    linesOf(t, () => printChannels([one], { withRemote: true }))[1] ?? '';
  assert.match(rowOf(channel), /^live {4}3 .* cccccccccccccccc \(autumn\) for 50 % {2}/);
  assert.match(rowOf(channel), / 1\.2\.0 4006e3c7\+ Ada$/);
  assert.match(rowOf({ ...channel, sources: undefined }), / -$/);
  assert.match(rowOf(takenBack), / cccccccccccccccc \(autumn\) taken back {2}/);
  const [, , why = ''] = linesOf(t, () => printChannels([takenBack], { withRemote: true }));
  assert.match(why, /was taken back at/);
});
