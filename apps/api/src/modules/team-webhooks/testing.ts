import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { createHmac } from 'node:crypto';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; type: string; remote: string; data: Record<string, unknown> };
}

/** A team's receiver on loopback; `answerWith` says what it answers from now on. */
export const openReceiver = async (t: TestContext) => {
  const received: Received[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body, event: JSON.parse(body) as Received['event'] });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, received, answerWith: (next: number): void => void (status = next) };
};

/** The signature that a receiver computes, as the guide says it. */
export const expectedSignature = ({ headers, body }: Received, secret: string): string => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};
