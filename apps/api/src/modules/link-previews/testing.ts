import { createServer, type RequestListener, type IncomingMessage } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { TestContext } from 'node:test';
import type { Outside } from '../../platform/outside/get-bounded.ts';

/** Every name is this machine. */
const here: LookupFunction = (_name, { all }, callback) =>
  all ? callback(null, [{ address: '127.0.0.1', family: 4 }] as never, 0) : callback(null, '127.0.0.1', 4);

export interface FakeSite {
  origin: string;
  /** The way to it. */
  outside: Outside;
  /** What it was asked, in order. */
  asked: IncomingMessage[];
}

/** A site under a name of its own, on loopback. */
export const openSite = async (t: TestContext, listener: RequestListener): Promise<FakeSite> => {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const outside = { lookup: here, isOpenPort: (asked: string) => asked === String(port) };
  return { origin: `http://pages.example.com:${port}`, outside, asked };
};

/** A page as sites write them. */
export const pageOf = (facts: Record<string, string>, title = ''): string =>
  `<!doctype html><html><head><title>${title}</title>${Object.entries(facts)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('')}</head><body><p>More</p></body></html>`;
