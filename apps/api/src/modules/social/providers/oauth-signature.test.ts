import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authorizationOf, signatureOf } from './oauth-signature.ts';

/** What Twitter documents of `POST oauth/request_token`: its keys, its time and what comes of them. */
const documented = {
  method: 'POST' as const,
  url: 'https://api.twitter.com/oauth/request_token',
  parameters: {
    oauth_callback: 'http://localhost/sign-in-with-twitter/',
    oauth_consumer_key: 'cChZNFj6T5R0TigYB9yd1w',
    oauth_nonce: 'ea9ec8429b68d6b77cd5600adbbb0456',
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: '1318467427',
    oauth_version: '1.0',
  },
};
const secrets = { consumerSecret: 'L8qq9PZyRg6ieKGEKhZolGC0vJWLw8iEJ88DRdyOg', tokenSecret: '' };

test('the documented request has the documented signature', () => {
  assert.equal(signatureOf(documented, secrets), 'F1Li3tvehgcraF8DMJ7OyxO4w9Y=');
});

test('it stands in the header, encoded, and changes with everything that is signed', () => {
  const header = authorizationOf(documented, secrets);
  assert.match(header, /^OAuth oauth_callback="http%3A%2F%2Flocalhost%2Fsign-in-with-twitter%2F", /);
  assert.match(header, /oauth_signature="F1Li3tvehgcraF8DMJ7OyxO4w9Y%3D"$/);
  const signatures = [
    signatureOf(documented, secrets),
    signatureOf({ ...documented, url: `${documented.url}x` }, secrets),
    signatureOf({ ...documented, parameters: { ...documented.parameters, oauth_verifier: "it's (a)!*" } }, secrets),
    signatureOf(documented, { ...secrets, tokenSecret: 'x' }),
  ];
  assert.equal(new Set(signatures).size, signatures.length);
});
