/** One value of the header: the address in angle brackets, and its parameters, which have no quotes inside. */
const LINK = /<([^>]+)>((?:\s*;\s*[\w-]+="[^"]*")*)/g;

export interface HeaderLink {
  url: string;
  parameters: ReadonlyMap<string, string>;
}

/**
 * Those values of the header `Link` (RFC 8288) that say to be of a kind.
 * @param header several values, joined by commas
 */
export function readLinks(header: string | null, rel: string): HeaderLink[] {
  return [...(header ?? '').matchAll(LINK)].flatMap(([, url = '', rest = '']) => {
    const parameters = new Map(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    return parameters.get('rel') === rel ? [{ url, parameters }] : [];
  });
}
