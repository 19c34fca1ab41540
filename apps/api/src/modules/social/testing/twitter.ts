import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

interface Token {
  secret: string;
  callback: string;
  verifier: string | null;
  person: TwitterPerson | null;
}

/** Percent-encoding of RFC 5849, section 3.6. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The fields of an `Authorization: OAuth …` header. */
const readAuthorization = (header: string | undefined): Map<string, string> =>
  new Map(
    [...(header ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeURIComponent(value),
    ]),
  );

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
};

export interface TwitterPerson {
  user_id: string;
  screen_name: string;
}

interface TwitterOptions {
  consumerKey: string;
  consumerSecret: string;
  /** Its own URL, which is part of what is signed. */
  url: () => string;
}

/** Twitter's endpoints of OAuth 1.0a, which check every signature, time stamp and nonce as in RFC 5849. */
export const createTwitter = ({ consumerKey, consumerSecret, url }: TwitterOptions) => {
  const tokens = new Map<string, Token>();
  const nonces = new Set<string>();
  const faults: string[] = [];

  const findFault = (request: IncomingMessage, body: string, oauth: Map<string, string>): string | null => {
    const field = (name: string) => oauth.get(name) ?? '';
    if (field('oauth_consumer_key') !== consumerKey) return 'consumer';
    if (Math.abs(Date.now() / 1000 - Number(field('oauth_timestamp'))) > 300) return 'timestamp';
    if (!field('oauth_nonce') || nonces.has(field('oauth_nonce'))) return 'nonce';
    nonces.add(field('oauth_nonce'));
    const tokenSecret = tokens.get(field('oauth_token'))?.secret ?? '';
    const pairs = [...oauth].filter(([name]) => name !== 'oauth_signature' && name !== 'realm');
    const parameters = [...pairs, ...new URLSearchParams(body)]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&');
    const base = [request.method ?? '', encode(url() + (request.url ?? '')), encode(parameters)].join('&');
    const key = `${encode(consumerSecret)}&${encode(tokenSecret)}`;
    return createHmac('sha1', key).update(base).digest('base64') === field('oauth_signature') ? null : 'signature';
  };

  const answerTo = (path: string, oauth: Map<string, string>): Record<string, string> | null => {
    if (path === '/oauth/request_token') {
      const [name, secret] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];
      tokens.set(name, { secret, callback: oauth.get('oauth_callback') ?? '', verifier: null, person: null });
      return { oauth_token: name, oauth_token_secret: secret, oauth_callback_confirmed: 'true' };
    }
    const token = tokens.get(oauth.get('oauth_token') ?? '');
    if (!token?.verifier || token.verifier !== oauth.get('oauth_verifier')) return null;
    tokens.delete(oauth.get('oauth_token') ?? '');
    return { oauth_token: 'access', oauth_token_secret: 'secret', ...token.person };
  };

  const tokenOf = (name: string): Token => {
    const token = tokens.get(name);
    if (!token) throw new Error('there is no such request token');
    return token;
  };

  return {
    /** What was wrong with refused requests. */
    faults,
    /** Answers a signed request of the site. */
    handle: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const body = await readBody(request);
      const oauth = readAuthorization(request.headers.authorization);
      const fault = findFault(request, body, oauth);
      if (fault) faults.push(fault);
      const answer = fault ? null : answerTo(request.url ?? '', oauth);
      response.writeHead(answer ? 200 : 401).end(answer ? new URLSearchParams(answer).toString() : 'refused');
    },
    /** Allows the login; returns the URL that the browser is redirected to. */
    allow: (name: string, person: TwitterPerson): URL => {
      const token = tokenOf(name);
      Object.assign(token, { verifier: randomBytes(12).toString('hex'), person });
      const back = new URL(token.callback);
      back.search = new URLSearchParams({ oauth_token: name, oauth_verifier: token.verifier ?? '' }).toString();
      return back;
    },
    /** Denies the login. */
    deny: (name: string): URL => {
      const back = new URL(tokenOf(name).callback);
      back.search = new URLSearchParams({ denied: name }).toString();
      return back;
    },
  };
};

/** A fake Twitter for one test. */
export const startTwitter = async (t: TestContext) => {
  const [consumerKey, consumerSecret] = ['barg-key', randomBytes(20).toString('hex')];
  let person: TwitterPerson = { user_id: '4711', screen_name: 'nilou' };
  let url = '';
  const twitter = createTwitter({ consumerKey, consumerSecret, url: () => url });
  const server = createServer((request, response) => void twitter.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    environment: { TWITTER_URL: url, TWITTER_CONSUMER_KEY: consumerKey, TWITTER_CONSUMER_SECRET: consumerSecret },
    faults: twitter.faults,
    /** What the browser of a visitor does who allows the login: returns the URL that it is redirected to. */
    allow: (authenticateUrl: string): URL =>
      twitter.allow(new URL(authenticateUrl).searchParams.get('oauth_token') ?? '', person),
    become: (other: TwitterPerson) => {
      person = other;
    },
  };
};
