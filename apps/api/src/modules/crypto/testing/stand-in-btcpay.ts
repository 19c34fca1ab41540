import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { signDelivery } from '../../../platform/payments/crypto/btcpay-gateway.ts';

export const STORE = 'StoreForTests1';
const API_KEY = 'an-api-key-for-tests';
const SECRET = 'a-webhook-secret';

/** The parts of requests that are read. */
interface AskedBody {
  amount: string;
  currency: string;
  metadata: { orderId: string };
  checkout: { paymentMethods: string[]; paymentTolerance: number; redirectURL: string };
}

interface Kept {
  id: string;
  status: string;
  additionalStatus: string;
  orderId: string;
  /** In coins, and in money. */
  amount: string;
  price: string;
  paid: string;
  payments: Array<{ status: string; receivedDate: number }>;
}

/** A stand-in for BTCPay Server on the loopback interface, with the answers that a test sets. */
export const startBtcpay = async (t: TestContext) => {
  const invoices = new Map<string, Kept>();
  const asked: Array<{ method: string; path: string; body: AskedBody }> = [];
  let failing = 0;
  let creating = Promise.resolve();
  const present = ({ id, status, additionalStatus, price, orderId }: Kept) => ({
    ...{ id, status, additionalStatus, storeId: STORE, amount: price, currency: 'USD', metadata: { orderId } },
    createdTime: Math.floor(Date.now() / 1000),
    checkoutLink: `http://btcpay.example/i/${id}`,
    expirationTime: Math.floor(Date.now() / 1000) + 900,
  });
  const methods = ({ amount, paid, payments }: Kept) => [
    { paymentMethodId: 'BTC-LN', destination: 'lnbc1', amount, totalPaid: paid, payments: [] },
    { paymentMethodId: 'BTC-CHAIN', destination: 'bc1qstandin', amount, totalPaid: paid, payments },
  ];
  const create = (body: AskedBody): Kept => {
    const id = `Invoice${invoices.size + 1}`;
    const { orderId } = body.metadata;
    const kept = {
      id,
      orderId,
      status: 'New',
      additionalStatus: 'None',
      amount: '0.00012345',
      price: body.amount,
      paid: '0',
      payments: [],
    };
    invoices.set(id, kept);
    return kept;
  };
  const list = (query: URLSearchParams): Kept[] => {
    const [orderId, skip, take] = [query.get('orderId'), Number(query.get('skip')), Number(query.get('take') ?? 50)];
    const found = [...invoices.values()].filter((kept) => orderId === null || kept.orderId === orderId);
    return found.toReversed().slice(skip, skip + take);
  };
  const answer = (method: string, url: URL, body: AskedBody): unknown => {
    const path = url.pathname.replace(`/api/v1/stores/${STORE}/invoices`, '');
    asked.push({ method, path: path + url.search, body });
    if (method === 'POST' && path === '') return present(create(body));
    if (path === '') return list(url.searchParams).map(present);
    const [, id = '', rest] = path.split('/');
    const kept = invoices.get(id);
    return kept && (rest === 'payment-methods' ? methods(kept) : present(kept));
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    if (request.method === 'POST') await creating;
    const isAllowed = request.headers.authorization === `token ${API_KEY}`;
    const said = answer(request.method ?? '', new URL(request.url ?? '', 'http://x'), text && JSON.parse(text));
    // The request was carried out, and its answer is lost.
    const isLost = failing > 0;
    if (isLost) failing -= 1;
    response.writeHead(!isAllowed ? 401 : isLost ? 502 : said ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(said ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return {
    env: {
      BTCPAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      BTCPAY_STORE_ID: STORE,
      BTCPAY_API_KEY: API_KEY,
      BTCPAY_WEBHOOK_SECRET: SECRET,
    },
    asked,
    invoices,
    /** Lets whoever creates an invoice wait until this has ended. */
    holdCreations: (until: Promise<void>) => void (creating = until),
    failNext: (times: number) => void (failing = times),
    /** Changes the state of an invoice. */
    set: (id: string, changes: Partial<Kept>) => Object.assign(invoices.get(id) ?? {}, changes),
    /** A new webhook's body with its signature; with another secret the signature is wrong. */
    delivery: (id: string, secret = SECRET, changes: object = {}) => {
      const told = { deliveryId: randomUUID(), type: 'InvoiceProcessing', timestamp: Math.floor(Date.now() / 1000) };
      const body = JSON.stringify({ ...told, storeId: STORE, invoiceId: id, ...changes });
      return { body, signature: signDelivery(Buffer.from(body), secret) };
    },
  };
};
