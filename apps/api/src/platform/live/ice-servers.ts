import { createHmac } from 'node:crypto';
import type { TurnOptions } from './turn-config.ts';

/** Longer than any stream: a server asks for them again when an allocation is refreshed. */
const GOOD_FOR_SECONDS = 24 * 3600;

export interface IceServer {
  url: string;
  username?: string;
  credential?: string;
}

/**
 * The servers for one account, with credentials that expire: the name says when, and is signed with what the site and
 * the servers share (coturn's "TURN REST API", `use-auth-secret`). The servers need not ask the site.
 *
 * @param now milliseconds since the epoch
 */
export const iceServersOf = (turn: TurnOptions | null, accountId: string, now = Date.now()): IceServer[] => {
  if (!turn) return [];
  const username = `${Math.floor(now / 1000) + GOOD_FOR_SECONDS}:${accountId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return turn.urls.map((url) => (url.startsWith('turn') ? { url, username, credential } : { url }));
};

/** Each server as a value of the header `Link` (RFC 9725, section 4.6). */
export const linksOf = (servers: readonly IceServer[]): string[] =>
  servers.map(({ url, username, credential }) => {
    const secret = username && `; username="${username}"; credential="${credential}"; credential-type="password"`;
    return `<${url}>; rel="ice-server"${secret ?? ''}`;
  });
