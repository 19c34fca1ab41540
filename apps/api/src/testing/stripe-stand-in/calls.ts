import { createAccount, createLink, createTransfer } from './accounts.ts';
import { attach, createCustomer, createMethod, deleteCustomer, detach } from './cards.ts';
import { group, text } from './form.ts';
import { cancelIntent, createIntent } from './intents.ts';
import { closeDispute, createRefund, updateDispute } from './refunds.ts';
import type { Asked, Standing, Thing } from './standing.ts';

export interface Call {
  method: string;
  path: string;
  asked: Asked;
  /** Where this server is. */
  origin: string;
}

type Handler = (standing: Standing, call: Call & { id: string }) => unknown;

const PAGE = 10;

/** Newest first, a page at a time, by the fields that are named and when they were made. */
const list =
  (object: string, ...fields: string[]): Handler =>
  (standing, { asked, path }) => {
    const { gte, lte } = group(asked.created);
    const found = standing
      .all(object)
      .filter((thing) => fields.every((field) => asked[field] === undefined || thing[field] === asked[field]))
      .filter(({ created }) => created >= Number(text(gte) ?? 0) && created <= Number(text(lte) ?? Infinity))
      .reverse();
    const start = found.findIndex(({ id }) => id === asked.starting_after) + 1;
    const limit = Number(text(asked.limit) ?? PAGE);
    return {
      object: 'list',
      url: path,
      has_more: found.length > start + limit,
      data: found.slice(start, start + limit),
    };
  };

const retrieve =
  (object: string): Handler =>
  (standing, { id, asked }) => {
    const thing = standing.find(id, object);
    const expanded = (Array.isArray(asked.expand) ? asked.expand : []).filter((field) => typeof field === 'string');
    const inner = expanded.map((field) => [field, standing.things.get(String(thing[field])) ?? thing[field]]);
    return { ...thing, ...Object.fromEntries(inner) };
  };

const made =
  (make: (standing: Standing, asked: Asked) => Thing): Handler =>
  (standing, { asked }) =>
    make(standing, asked);

/** As far as the adapter uses Stripe's calls. `ID` stands for the name of a thing. */
const CALLS: Readonly<Record<string, Handler>> = {
  'POST customers': made(createCustomer),
  'GET customers/ID': retrieve('customer'),
  'DELETE customers/ID': (standing, { id }) => deleteCustomer(standing, id),
  'POST payment_methods': made(createMethod),
  'POST payment_methods/ID/attach': (standing, { id, asked }) => attach(standing, id, asked),
  'POST payment_methods/ID/detach': (standing, { id }) => detach(standing, id),
  'POST payment_intents': made(createIntent),
  'GET payment_intents': list('payment_intent', 'customer'),
  'GET payment_intents/ID': retrieve('payment_intent'),
  'POST payment_intents/ID/cancel': (standing, { id }) => cancelIntent(standing, id),
  'POST refunds': made(createRefund),
  'GET refunds': list('refund', 'payment_intent'),
  'GET disputes': list('dispute', 'payment_intent'),
  'GET disputes/ID': retrieve('dispute'),
  'POST disputes/ID': (standing, { id, asked }) => updateDispute(standing, id, asked),
  'POST disputes/ID/close': (standing, { id }) => closeDispute(standing, id),
  'POST accounts': made(createAccount),
  'GET accounts': list('account'),
  'GET accounts/ID': retrieve('account'),
  'POST account_links': (standing, { asked, origin }) => createLink(standing, asked, origin),
  'POST transfers': made(createTransfer),
  'GET transfers': list('transfer', 'destination', 'transfer_group'),
};

const NAME = /^(cus|pm|pi|re|du|acct|tr)_/;

/** The answer to a call; undefined where there is no such call. @throws StandInRefusal */
export const answerCall = (standing: Standing, call: Call): unknown => {
  const parts = call.path.replace(/^\/v1\//, '').split('/');
  const id = parts.find((part) => NAME.test(part)) ?? parts[1] ?? '';
  const name = `${call.method} ${parts.map((part) => (part === id ? 'ID' : part)).join('/')}`;
  return CALLS[name]?.(standing, { ...call, id });
};
