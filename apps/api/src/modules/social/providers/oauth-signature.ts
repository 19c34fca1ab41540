import { createHmac } from 'node:crypto';

/** The secrets of the site and of its token, if it has one; else empty. */
export interface OAuthSecrets {
  consumerSecret: string;
  tokenSecret: string;
}

export interface SignedRequest {
  method: 'POST';
  /** Without a query. */
  url: string;
  /** All `oauth_` parameters except the signature. */
  parameters: Readonly<Record<string, string>>;
}

/** Percent-encoding of RFC 5849, section 3.6: `encodeURIComponent` leaves five more characters unencoded. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** HMAC-SHA1 over method, URL and parameters, in base64 (RFC 5849, section 3.4). */
export const signatureOf = ({ method, url, parameters }: SignedRequest, secrets: OAuthSecrets): string => {
  const pairs = Object.entries(parameters).map(([name, value]) => [encode(name), encode(value)] as const);
  const sorted = pairs.map((pair) => pair.join('=')).sort();
  const base = [method, encode(url), encode(sorted.join('&'))].join('&');
  const key = `${encode(secrets.consumerSecret)}&${encode(secrets.tokenSecret)}`;
  return createHmac('sha1', key).update(base).digest('base64');
};

/** The `Authorization` header of a request (RFC 5849, section 3.5.1). */
export const authorizationOf = (request: SignedRequest, secrets: OAuthSecrets): string => {
  const signed = { ...request.parameters, oauth_signature: signatureOf(request, secrets) };
  return `OAuth ${Object.entries(signed)
    .map(([name, value]) => `${encode(name)}="${encode(value)}"`)
    .join(', ')}`;
};
