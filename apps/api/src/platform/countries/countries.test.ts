import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { openCountryBook } from './country-book.ts';
import { createVisitorCountry, toCountryCode } from './visitor-country.ts';

const countries = openCountryBook();

const requestFrom = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
};

test('tells the country of public addresses of both versions', () => {
  assert.equal(countries.of('8.8.8.8'), 'US');
  assert.equal(countries.of('::ffff:8.8.8.8'), 'US');
  assert.equal(countries.of('5.160.0.1'), 'IR');
  assert.equal(countries.of('2a01:4f8::1'), 'DE');
});

test('tells none of local, private and broken addresses', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    'x',
    '',
  ]) {
    assert.equal(countries.of(address), null, address);
  }
});

test('takes a code for what it is', () => {
  assert.deepEqual([' ir ', 'US', 'XX', 'T1', 'IRN', '98', undefined].map(toCountryCode), [
    'IR',
    'US',
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('believes a header and a forwarded address only of a trusted proxy', () => {
  const countryOf = createVisitorCountry({ trustedProxies: ['10.0.0.0/8'], countryHeader: 'cf-ipcountry' }, countries);
  const forged = { 'cf-ipcountry': 'IR', 'x-forwarded-for': '5.160.0.1' };
  assert.equal(countryOf(requestFrom('8.8.8.8', forged)), 'US');
  assert.equal(countryOf(requestFrom('10.1.2.3', { 'cf-ipcountry': 'ir' })), 'IR');
  assert.equal(countryOf(requestFrom('10.1.2.3', { 'cf-ipcountry': 'XX', 'x-forwarded-for': '2a01:4f8::1' })), 'DE');
  // What a visitor wrote before the proxies' own entries is not read.
  assert.equal(countryOf(requestFrom('10.1.2.3', { 'x-forwarded-for': '5.160.0.1, 8.8.8.8' })), 'US');
});

test('reads no header when none is configured', () => {
  const countryOf = createVisitorCountry({ trustedProxies: ['127.0.0.1'], countryHeader: '' }, countries);
  assert.equal(countryOf(requestFrom('127.0.0.1', { 'cf-ipcountry': 'IR', '': 'IR' })), null);
});
