import { signWebhook } from '../../platform/payments/webhook-signature.ts';
import type { StandInEvent, Standing } from './standing.ts';

/** Has a signed event arrive somewhere; rejects where it was not taken. */
export type Arrive = (body: string, signature: string) => Promise<void>;

const sign = ({ body }: StandInEvent, secret: string): string => signWebhook(Buffer.from(body), secret);

const shuffle = <T>(things: readonly T[]): T[] =>
  things
    .map((thing) => ({ thing, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);

/** Sends what has happened so far: each event twice, all of them in any order. */
export const deliverEvents = async (standing: Standing, secret: string, arrive: Arrive): Promise<void> => {
  const events = standing.events.splice(0);
  for (const event of shuffle([...events, ...events])) await arrive(event.body, sign(event, secret));
};

const LATEST_MS = 5000;
const TRIES = 5;

/** Sends by HTTP as things happen: twice, late, out of order, and again where nobody took it. */
export const sendByHttp = (standing: Standing, secret: string, address: string): void => {
  const send = async (event: StandInEvent, tries: number): Promise<void> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': sign(event, secret) };
    const answer = await fetch(address, { method: 'POST', headers, body: event.body }).catch(() => null);
    if (!answer?.ok && tries > 1) later(event, tries - 1);
  };
  const later = (event: StandInEvent, tries = TRIES): void => {
    setTimeout(() => void send(event, tries), Math.random() * LATEST_MS);
  };
  standing.onEvent = (event) => {
    later(event);
    later(event);
  };
};
