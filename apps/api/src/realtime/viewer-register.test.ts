import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createViewerRegister } from './viewer-register.ts';

const fan = { account: { id: 'fan' }, network: '192.0.2.1' };
const performer = { account: { id: 'performer' }, network: '192.0.2.2' };
const visitor = { account: null, network: '192.0.2.3' };

test('an account counts once for all its windows, visitors once by network, the performer not at all', () => {
  const register = createViewerRegister();
  for (const [at, who] of [fan, fan, performer, visitor, visitor].entries()) {
    register.joined('stream:s', `socket ${at}`, who);
  }
  assert.equal(register.count('s', 'performer'), 2);
  register.left('stream:s', 'socket 0');
  assert.equal(register.count('s', 'performer'), 2);
  register.left('stream:s', 'socket 1');
  assert.equal(register.count('s', 'performer'), 1);
});

test('a visitor who logs in is another person from then on', () => {
  const register = createViewerRegister();
  register.joined('stream:s', 'one', visitor);
  register.joined('stream:s', 'two', fan);
  register.joined('stream:s', 'one', fan);
  assert.equal(register.count('s', 'performer'), 1);
});

test('what nobody watches takes no memory, and leaving twice changes nothing', () => {
  const register = createViewerRegister();
  for (let at = 0; at < 1000; at += 1) register.joined(`stream:${at}`, 'one', fan);
  register.joined('conversation:1', 'one', fan);
  assert.equal(register.size, 1000);
  for (let at = 0; at < 1000; at += 1) for (const id of ['one', 'one', 'other']) register.left(`stream:${at}`, id);
  assert.equal(register.size, 0);
});
