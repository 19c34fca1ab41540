import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { Provider, type ProviderContext } from 'oidc-provider';

export interface Person {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

const SCOPE = 'openid email profile';

/**
 * A real OpenID provider on this machine, which logs every visitor in as `person`. Returns its environment for the API,
 * and a browser that follows it until it redirects back.
 */
export const startOpenIdProvider = async (t: TestContext, redirectUri: string) => {
  const [clientId, clientSecret] = ['barg', randomBytes(24).toString('hex')];
  let person: Person = { sub: 'g-1', name: 'Nilou', email: 'nilou@barg.example', email_verified: true };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/arrive' },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    findAccount: () => ({ accountId: person.sub, claims: () => person }),
    loadExistingGrant: async ({ oidc }: ProviderContext) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url !== '/arrive') return answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  });
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Follows redirects with cookies, as a browser does, until they leave the provider. */
  const visit = async (url: string): Promise<URL> => {
    const cookies = new Map<string, string>();
    let next = new URL(url);
    while (next.origin === issuer) {
      const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
      const response = await fetch(next, { redirect: 'manual', headers });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (!location) throw new Error(`the provider stopped with ${response.status}: ${await response.text()}`);
      next = new URL(location, next);
    }
    return next;
  };

  return {
    issuer,
    environment: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    visit,
    /** Sets the person who is logged in from now on. */
    become: (other: Person) => {
      person = other;
    },
  };
};
