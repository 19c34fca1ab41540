import { readLinks } from './links.ts';

/**
 * The ICE servers among the values of the header `Link` (RFC 9725, section 4.6).
 * @param header several values, joined by commas
 */
export function readIceServers(header: string | null): RTCIceServer[] {
  return readLinks(header, 'ice-server').map(({ url, parameters }) => {
    const [username, credential] = [parameters.get('username'), parameters.get('credential')];
    return { urls: url, ...(username !== undefined && { username, credential }) };
  });
}
