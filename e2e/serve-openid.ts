// A real OpenID provider on this machine that stands for Google: its own pages ask who is there, and anybody may be anyone.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const { PORT = '3101', SITE_URL = '', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env;
const issuer = `http://127.0.0.1:${PORT}`;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const provider = new Provider(issuer, {
  clients: [
    { client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [`${SITE_URL}/auth/callback/google`] },
  ],
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'e2e', use: 'sig', alg: 'RS256' }] },
  cookies: { keys: [randomBytes(16).toString('hex')] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  // Whoever logs in as `tara` is Tara, with a mailbox that the provider has verified.
  findAccount: (_context: unknown, sub: string) => ({
    accountId: sub,
    claims: () => ({ sub, name: `Google ${sub}`, email: `${sub}@mail.example`, email_verified: true }),
  }),
});

createServer(provider.callback()).listen(Number(PORT), '127.0.0.1');
