import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLinkOpen, onboard } from './accounts.ts';
import { authenticate } from './intents.ts';
import type { Standing } from './standing.ts';

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  body: string;
}

const SCRIPT = new URL('browser-script.js', import.meta.url);

const page = (response: ServerResponse, title: string, forms: string): void => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:1rem/1.6 system-ui,sans-serif;max-width:24rem;margin:10vh auto;padding:0 1rem}
button{font:inherit;width:100%;min-height:3rem;margin-bottom:.5rem}</style>
<h1>${title}</h1><p>A stand-in for Stripe. No real money moves.</p>${forms}`);
};

const button = (name: string, label: string): string =>
  `<form method="post"><button name="answer" value="${name}">${label}</button></form>`;

const redirect = (response: ServerResponse, to: unknown): void => {
  response.writeHead(303, { location: String(to) });
  response.end();
};

/** Stripe's onboarding of an account: a link opens once. */
const onboarding = (standing: Standing, { request, response, body }: Visit, id: string): void => {
  const link = standing.find(id, 'account_link');
  if (request.method !== 'POST') {
    if (!isLinkOpen(standing, link)) return redirect(response, link.refresh_url);
    link.isUsed = true;
    const forms = button('finish', 'Finish') + button('part', 'Leave the document out') + button('leave', 'Go back');
    return page(response, 'Onboarding', forms);
  }
  const answer = new URLSearchParams(body).get('answer');
  if (answer !== 'leave') onboard(standing, String(link.account), answer === 'finish');
  redirect(response, link.return_url);
};

/** What the script of the browser asks of a payment that waits for its payer. */
const challenge = (standing: Standing, { response, url }: Visit, id: string): void => {
  const intent = standing.find(id, 'payment_intent');
  const isKnown = url.searchParams.get('client_secret') === intent.client_secret;
  if (isKnown) authenticate(standing, id, url.searchParams.get('answer') === 'confirm');
  response.writeHead(isKnown ? 200 : 404, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
  });
  response.end(JSON.stringify({ status: intent.status }));
};

/** Answers what browsers open; false for what is none of these. */
export const answerPage = (standing: Standing, visit: Visit): boolean => {
  const { request, response, url } = visit;
  const [, area = '', id = ''] = url.pathname.split('/');
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-allow-methods': 'GET, POST',
    });
    response.end();
  } else if (url.pathname === '/stripe.js') {
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
    response.end(readFileSync(SCRIPT));
  } else if (area === 'onboarding' && standing.things.has(id)) onboarding(standing, visit, id);
  else if (area === 'challenge' && standing.things.has(id)) challenge(standing, visit, id);
  else return false;
  return true;
};
