import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { KeyFrameRequester } from './key-frame-requester.ts';

const setUp = ({ mock }: TestContext) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let now = 1_000;
  mock.method(performance, 'now', () => now);
  const send = mock.fn();
  const pass = (milliseconds: number) => {
    now += milliseconds;
    mock.timers.tick(milliseconds);
  };
  return { requester: new KeyFrameRequester(send, 400), sent: () => send.mock.callCount(), pass };
};

test('asks at once for the first request', (context) => {
  const { requester, sent } = setUp(context);
  requester.request();
  assert.equal(sent(), 1);
});

test('asks once more at the end of the interval for all that came within it', (context) => {
  const { requester, sent, pass } = setUp(context);
  requester.request();
  pass(100);
  requester.request();
  requester.request();
  pass(299);
  assert.equal(sent(), 1);
  pass(1);
  assert.equal(sent(), 2);
  pass(1_000);
  assert.equal(sent(), 2);
});

test('asks for nothing once stopped', (context) => {
  const { requester, sent, pass } = setUp(context);
  requester.request();
  requester.request();
  requester.stop();
  pass(1_000);
  assert.equal(sent(), 1);
});
