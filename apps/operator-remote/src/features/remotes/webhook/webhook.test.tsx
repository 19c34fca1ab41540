import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamWebhook } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../../testing/render-operator.tsx';
import { Webhook } from './webhook.tsx';

const { webhook: words } = messages.remotes;
const EVENT = '01a201b2-6651-75db-acf6-25def5ed657d';
const PATH = '/operator/remotes/live/webhook';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const none: TeamWebhook = {
  ...{ remote: 'live', url: null, setAt: null, setByTeam: null, formerUntil: null, events: [] },
};
const set: TeamWebhook = {
  ...{ remote: 'live', url: 'https://ci.example.com/hooks', setAt: '2026-01-02T03:04:05.000Z' },
  ...{ setByTeam: 'live-team', formerUntil: null },
  events: [
    {
      ...{ _id: EVENT, kind: 'remote.failing', data: {}, happenedAt: '2026-01-02T03:05:00.000Z', state: 'given-up' },
      attempts: [
        { at: '2026-01-02T03:05:01.000Z', status: 503, fault: null, tookMs: 20 },
        { at: '2026-01-02T03:05:00.000Z', status: null, fault: 'timeout', tookMs: 10_000 },
      ],
    },
  ],
};

const open = async (answers: Parameters<typeof stubHttp>[0], remote = 'live') => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp(answers);
  renderOperator(<Webhook remote={remote} />);
  expect(calls).toHaveLength(0);
  await userEvent.click(screen.getByText(words.title));
  return calls;
};

it('asks nothing until it is opened, and says that nobody is told', async () => {
  await open({ [`GET ${PATH}`]: () => none });
  expect(await screen.findByText(words.none)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.rotate })).not.toBeInTheDocument();
});

it('sets an address, and shows its secret once', async () => {
  let told = none;
  const calls = await open({
    [`GET ${PATH}`]: () => told,
    [`PUT ${PATH}`]: () => {
      told = { ...set, events: [] };
      return { webhook: told, secret: SECRET };
    },
  });
  await userEvent.type(await screen.findByLabelText(words.address), 'https://ci.example.com/hooks');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(await screen.findByText(SECRET)).toBeVisible();
  expect(calls.find(({ name }) => name === `PUT ${PATH}`)?.body).toEqual({ url: 'https://ci.example.com/hooks' });
  expect(await screen.findByText('https://ci.example.com/hooks')).toBeVisible();
  expect(screen.getByText(words.nothingSent)).toBeVisible();
});

it('says why an address is not taken', async () => {
  await open({
    [`GET ${PATH}`]: () => none,
    [`PUT ${PATH}`]: () => {
      throw stubError(422, 'webhook.address', 'It has to be public');
    },
  });
  await userEvent.type(await screen.findByLabelText(words.address), 'https://10.0.0.8/');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(await screen.findByText('It has to be public')).toBeVisible();
});

it('lists what was sent with its answers, and sends it again', async () => {
  const calls = await open({
    [`GET ${PATH}`]: () => set,
    [`POST /operator/remotes/webhook-events/${EVENT}/send`]: () => ({ success: true }),
  });
  const list = await screen.findByRole('list', { name: words.sent });
  expect(list).toHaveTextContent(/Given up.*It fails.*2 tries.*last answer 503/);
  await userEvent.click(within(list).getByRole('button', { name: /Send again/ }));
  await waitFor(() => expect(calls.some(({ name }) => name.endsWith(`${EVENT}/send`))).toBe(true));
});

it('says of the shell what its team is told, and whom it left behind', async () => {
  const data = { leaves: { remote: 'feed', version: 'aaaaaaaaaaaaaaaa', contract: '1.0.0' }, breaks: [] };
  const left = set.events.map((event) => ({ ...event, kind: 'remote.incompatible' as const, data }));
  await open({ 'GET /operator/remotes/shell/webhook': () => ({ ...set, remote: 'shell', events: left }) }, 'shell');
  expect(await screen.findByText(words.shellHelp)).toBeVisible();
  expect(screen.getByRole('list', { name: words.sent })).toHaveTextContent(words.kinds['shell-incompatible']);
});

it('makes a new secret and removes the address after asking', async () => {
  const calls = await open({
    [`GET ${PATH}`]: () => set,
    [`POST ${PATH}/secret`]: () => ({ webhook: { ...set, formerUntil: '2099-01-01T00:00:00.000Z' }, secret: SECRET }),
    [`DELETE ${PATH}`]: () => ({ webhook: none, secret: null }),
  });
  const confirm = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  };
  await confirm(words.rotate);
  expect(await screen.findByText(SECRET)).toBeVisible();
  await confirm(words.remove);
  await waitFor(() => expect(calls.some(({ name }) => name === `DELETE ${PATH}`)).toBe(true));
  await waitFor(() => expect(screen.queryByText(SECRET)).not.toBeInTheDocument());
});

it('says when it cannot be had', async () => {
  await open({
    [`GET ${PATH}`]: () => {
      throw stubError(503, 'site.maintenance', 'Later, please');
    },
  });
  expect(await screen.findByText('Later, please')).toBeVisible();
});
