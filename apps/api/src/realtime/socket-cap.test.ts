import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { readConfig } from '../platform/config.ts';
import { createSocketCap } from './socket-cap.ts';

const from = (remoteAddress: string, forwardedFor?: string): IncomingMessage => {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }));
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
};

// Four sockets for each network.
const config = readConfig({ DATA_DIR: '/tmp', RATE_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '10.0.0.1' });

test('what a household has of IPv6 is one network, and a place comes free with each that closes', () => {
  const cap = createSocketCap({ config });
  const closers = ['1', '2', '3', '4', '5'].map((host) => cap.opened(from(`2001:db8:1:2345::${host}`)));
  const network = cap.networkOfRequest(from('2001:db8:1:2345::9'));
  assert.equal(cap.isExceeded(network), true);
  assert.equal(cap.isExceeded(cap.networkOfRequest(from('2001:db8:2:2345::9'))), false);
  closers[0]?.();
  assert.equal(cap.isExceeded(network), false);
  for (const close of closers.slice(1)) close();
  assert.equal(cap.size, 0);
});

test('visitors behind a proxy of ours are told apart; whoever else names an address is not believed', () => {
  const cap = createSocketCap({ config });
  assert.equal(cap.networkOfRequest(from('10.0.0.1', '192.0.2.7')), '192.0.2.7');
  assert.equal(cap.networkOfRequest(from('192.0.2.1', '192.0.2.7')), '192.0.2.1');
});

test('connections that say nothing are not even opened beyond twice the number', () => {
  const cap = createSocketCap({ config });
  for (let at = 0; at < 8; at += 1) cap.opened(from('192.0.2.1'));
  assert.equal(cap.isFull('192.0.2.1'), true);
  assert.equal(cap.isFull('192.0.2.2'), false);
});
