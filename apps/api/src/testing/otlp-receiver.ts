import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { afterTest } from './after-test.ts';

/** A span as OTLP writes it in JSON. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  status: { code?: number };
}

interface WrittenAttribute {
  key: string;
  value: Record<string, unknown>;
}

type WrittenSpan = Omit<ReceivedSpan, 'attributes'> & { attributes?: WrittenAttribute[] };

interface Written {
  resourceSpans: Array<{ resource: { attributes: WrittenAttribute[] }; scopeSpans: Array<{ spans: WrittenSpan[] }> }>;
}

const readAttributes = (written: readonly WrittenAttribute[] = []): Record<string, unknown> =>
  Object.fromEntries(written.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of traces on loopback. A silent one takes what comes and never answers. */
export const openOtlpReceiver = async (t: Pick<TestContext, 'after'>, { isSilent = false } = {}) => {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    bodies.push(Buffer.concat(chunks).toString());
    paths.add(`${request.method} ${request.url}`);
    if (!isSilent) response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(t, async () => {
    server.closeAllConnections();
    server.close();
  });
  const resources = () => bodies.flatMap((body) => (JSON.parse(body) as Written).resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    /** All that came, as it came. */
    text: () => bodies.join('\n'),
    services: () => new Set(resources().map(({ resource }) => readAttributes(resource.attributes)['service.name'])),
    spans: (): ReceivedSpan[] =>
      resources()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: readAttributes(span.attributes) })),
  };
};
