/** One value of the header: the address in angle brackets, and its parameters, which have no quotes inside. */
const LINK = /<([^>]+)>((?:\s*;\s*[\w-]+="[^"]*")*)/g;

/**
 * The ICE servers among the values of the header `Link` (RFC 9725, section 4.6).
 * @param header several values, joined by commas
 */
export function readIceServers(header: string | null): RTCIceServer[] {
  return [...(header ?? '').matchAll(LINK)].flatMap(([, urls = '', rest = '']) => {
    const parameters = new Map([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    if (parameters.get('rel') !== 'ice-server') return [];
    const [username, credential] = [parameters.get('username'), parameters.get('credential')];
    return [{ urls, ...(username !== undefined && { username, credential }) }];
  });
}
