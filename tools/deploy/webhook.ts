import type { WebhookRequest } from '@barg/releases';
import { seal } from '@barg/releases/sending';
import { DeployError } from './deploy-error.ts';
import { releasedOf, USAGE, type DeployOptions } from './options.ts';
import type { Command, Outcome } from './outcome.ts';
import { printTable } from './print.ts';
import { readKey } from './read-key.ts';
import { siteAt, type ChangedWebhook, type TeamEvent } from './site-client.ts';

/** The one thing that the words and options ask for. @throws DeployError when they ask for several */
function actionOf(url: string | undefined, { webhook }: DeployOptions): WebhookRequest['action'] {
  const asked = [...(url === undefined ? [] : ['set' as const]), ...webhook];
  const [action = 'show', ...others] = asked;
  if (others.length > 0)
    throw new DeployError(`Give an address, --rotate, --test or --remove, and one of them.\n${USAGE}`);
  return action;
}

const attemptOf = ({ attempts: [newest] }: TeamEvent): string => {
  if (!newest) return '-';
  return newest.status === null ? (newest.fault ?? '-') : `HTTP ${newest.status}`;
};

const rowOf = (event: TeamEvent): Record<string, string> => ({
  at: event.happenedAt,
  event: event.kind,
  state: event.state,
  tries: String(event.attempts.length),
  'last answer': attemptOf(event),
});

const DONE: Readonly<Record<WebhookRequest['action'], string>> = {
  show: '',
  set: 'It is told there from now on.',
  rotate: 'The former secret signs beside the new one for a day.',
  remove: 'Nobody is told any more.',
  test: 'Something that has not happened is on its way: ask again in a moment what came of it.',
};

const tell = ({ webhook, secret }: ChangedWebhook, action: WebhookRequest['action']): void => {
  const { remote, url, setByTeam, events } = webhook;
  if (url === null) console.log(`${remote}: nobody is told of what happens to it.`);
  else console.log(`${remote}: ${url} is told, set by ${setByTeam ?? 'an operator'}.`);
  if (DONE[action]) console.log(DONE[action]);
  if (secret !== null) console.log(`The secret, which is shown this once:\n${secret}`);
  if (events.length > 0) printTable(events.map(rowOf));
};

/** Where the site tells a team that its remote, or its shell, fails, was taken back or does not fit what is deployed. */
export const webhook: Command = async ([name, url], options): Promise<Outcome> => {
  const remote = releasedOf(name);
  const action = actionOf(url, options);
  const [key, site] = [await readKey(options.keyFile), siteAt(options.to)];
  const request: WebhookRequest = {
    ...{ type: 'webhook', remote, site: site.origin, action },
    ...(url !== undefined && { url }),
    at: new Date().toISOString(),
  };
  const changed = await site.askWebhook(seal(request, key));
  return { data: changed, print: () => tell(changed, action) };
};
