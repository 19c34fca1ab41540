import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CampaignFigures } from '@barg/api-client/models';
import { fakeChannels, resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { keepDraft, readDraft } from '@barg/session/unsent-drafts';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { vaultItem } from '../../../testing/samples.ts';
import CampaignForm from './campaign-form.tsx';
import { CampaignView } from './campaign-view.tsx';
import { OwnCampaigns } from './own-campaigns.tsx';

const campaign: CampaignFigures = {
  ...{ _id: 'campaign-1', state: 'sent', text: 'New ink', fileIds: [], price: 5, failure: null, isTakenDown: false },
  audience: { listIds: [], excludedListIds: [], rules: [], excludesBuyers: false },
  ...{ scheduledAt: null, startedAt: '2026-11-20T10:00:00.000Z', endedAt: '2026-11-20T10:05:00.000Z' },
  ...{ recipients: 12, sent: 10, unsent: 0, bought: 3, income: 12, seen: 7, waiting: 0 },
  skipped: { gone: 0, blocked: 2, country: 0, left: 0, cap: 0, failed: 0 },
  createdAt: '2026-11-20T10:00:00.000Z',
};
const lists = [{ _id: 'list-1', name: 'Close', rules: null, memberCount: 2, createdAt: campaign.createdAt }];

/** Presses the button and says yes to the question. */
const sendNow = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send now' }));
};

let restoreChannels: () => void;
beforeAll(() => (restoreChannels = fakeChannels()));
afterAll(() => restoreChannels());
beforeEach(() => resetSession(testPerformer()));
afterEach(() => jest.useRealTimers());

it('counts whom it would go to, and sends it once however often the answer is lost', async () => {
  let isLost = true;
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: lists, total: 1 }),
    'POST /performer/campaigns/preview': () => ({ count: 2, isMore: false }),
    'POST /performer/campaigns': () => {
      if (isLost) throw stubError(500, 'server.unexpected', 'Not now.');
      return campaign;
    },
  });
  const onMade = jest.fn();
  renderStudio(<CampaignForm onMade={onMade} />);
  expect(await screen.findByText('2 fans would get it now')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'New ink');
  const included = screen.getByRole('group', { name: 'Only fans in these lists' });
  await userEvent.click(within(included).getByRole('checkbox', { name: 'Close' }));
  await sendNow();
  await screen.findByText('Not now.');
  isLost = false;
  await sendNow();
  await waitFor(() => expect(onMade).toHaveBeenCalled());
  const sent = calls.filter(({ url }) => url === '/performer/campaigns');
  expect(sent.map(({ body }) => (body as { audience: object }).audience)).toEqual([
    { listIds: ['list-1'], excludedListIds: [], excludesBuyers: false, rules: [] },
    { listIds: ['list-1'], excludedListIds: [], excludesBuyers: false, rules: [] },
  ]);
});

it('has the same key and files after a reload, also an hour later', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:20:00Z'), advanceTimers: true });
  let made = 0;
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: lists, total: 1 }),
    'POST /performer/campaigns/preview': () => ({ count: 2, isMore: false }),
    'GET /performer/vault/:id': () => vaultItem(),
    'POST /performer/vault/:id/reuse': () => ({ _id: `file-${(made += 1)}` }),
    'POST /performer/campaigns': () => {
      throw stubError(503, 'server.unavailable', 'Not now.');
    },
  });
  keepDraft('mass-message', { text: 'New ink', items: [vaultItem()] });
  const { unmount } = renderStudio(<CampaignForm onMade={jest.fn()} />);
  await screen.findByText('2 fans would get it now');
  await sendNow();
  await screen.findByText('Not now.');
  unmount();
  jest.setSystemTime(new Date('2026-11-20T11:20:00Z'));
  renderStudio(<CampaignForm onMade={jest.fn()} />);
  await screen.findByText('2 fans would get it now');
  await sendNow();
  await screen.findByText('Not now.');
  const sent = calls.filter(({ url }) => url === '/performer/campaigns');
  const [first, again] = sent.map(({ headers, body }) => ({ key: headers['Idempotency-Key'], body }));
  expect(sent).toHaveLength(2);
  expect(again).toEqual(first);
});

describe('the same draft in two tabs', () => {
  const openTabs = async () => {
    const calls = stubHttp({
      'GET /performer/fan-lists': () => ({ data: lists, total: 1 }),
      // Read again, its files have other addresses.
      'GET /performer/vault/item-1': () => vaultItem({ createdAt: new Date().toISOString() }),
      'POST /performer/campaigns/preview': () => ({ count: 2, isMore: false }),
      'POST /performer/vault/:id/reuse': () => ({ _id: 'file-1' }),
      'POST /performer/campaigns': () => campaign,
    });
    keepDraft('mass-message', { text: 'New ink', items: [vaultItem()], price: 5 });
    for (const name of ['one', 'other']) {
      renderStudio(
        <section aria-label={name}>
          <CampaignForm onMade={jest.fn()} />
        </section>,
      );
    }
    await waitFor(() => expect(screen.getAllByText('2 fans would get it now')).toHaveLength(2));
    await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('GET /performer/vault'))).toHaveLength(2));
    const [one, other] = ['one', 'other'].map((name) => within(screen.getByRole('region', { name })));
    if (!one || !other) throw new Error('no tabs');
    const press = (tab: typeof one) => userEvent.click(tab.getByRole('button', { name: 'Send now' }));
    const answer = async () => {
      const dialog = (await screen.findAllByRole('alertdialog')).at(-1) ?? document.body;
      await userEvent.click(within(dialog).getByRole('button', { name: 'Send now' }));
    };
    const sent = () => calls.filter(({ name }) => name === 'POST /performer/campaigns');
    return { one, other, press, answer, sent };
  };

  it('is sent from one: the other is empty then, and says so', async () => {
    const { one, other, press, answer, sent } = await openTabs();
    await press(one);
    await answer();
    expect(await other.findByText('This was already sent from another tab.')).toBeInTheDocument();
    expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(other.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    expect(one.queryByText('This was already sent from another tab.')).not.toBeInTheDocument();
    await press(other);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('is not sent again by who is being asked there', async () => {
    const { one, other, sent } = await openTabs();
    // Two windows have a dialog each: here the one below the other is not to be pressed.
    fireEvent.click(one.getByRole('button', { name: 'Send now' }));
    fireEvent.click(other.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog', { hidden: true })).toHaveLength(2));
    const [first, second] = screen.getAllByRole('alertdialog', { hidden: true });
    const yes = (dialog = document.body) =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Send now', hidden: true }));
    yes(first);
    expect(await other.findByText('This was already sent from another tab.')).toBeInTheDocument();
    yes(second);
    await act(async () => {});
    expect(sent()).toHaveLength(1);
  });
});

it('reaches nobody a second time by itself where the server has done its key already, and says so', async () => {
  const failures = [new Error('no answer'), stubError(429, 'request.too_many', 'Not so fast.')];
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: lists, total: 1 }),
    'GET /performer/vault/item-1': () => vaultItem(),
    'POST /performer/campaigns/preview': () => ({ count: 2, isMore: false }),
    'POST /performer/vault/:id/reuse': () => ({ ...vaultItem().file, _id: `file-${calls.length}` }),
    'POST /performer/campaigns': () => {
      throw failures.shift() ?? stubError(409, 'idempotency.key_reused', 'This key was already used.');
    },
  });
  keepDraft('mass-message', { text: 'New ink', items: [vaultItem()] });
  renderStudio(<CampaignForm onMade={jest.fn()} />);
  await screen.findByText('2 fans would get it now');
  const sent = () => calls.filter(({ name }) => name === 'POST /performer/campaigns');
  for (const count of [1, 2, 3, 4]) {
    await sendNow();
    await waitFor(() => expect(sent()).toHaveLength(count));
    await screen.findByRole('alert');
  }
  expect(screen.getByRole('alert')).toHaveTextContent('This message has probably been sent already.');
  expect(new Set(sent().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  expect(new Set(sent().map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

it('sends the same files at each attempt, and keeps what is typed while it is on its way', async () => {
  let attempt = 0;
  let files = 0;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: lists, total: 1 }),
    'GET /performer/vault/item-1': () => vaultItem(),
    'POST /performer/campaigns/preview': () => ({ count: 2, isMore: false }),
    'POST /performer/vault/:id/reuse': () => ({ ...vaultItem().file, _id: `file-${(files += 1)}` }),
    'POST /performer/campaigns': () => {
      attempt += 1;
      if (attempt === 1) throw new Error('no answer');
      return promise;
    },
  });
  keepDraft('mass-message', { text: 'New ink', items: [vaultItem()] });
  const onMade = jest.fn();
  renderStudio(<CampaignForm onMade={onMade} />);
  expect(await screen.findByText('2 fans would get it now')).toBeInTheDocument();
  await sendNow();
  await screen.findByRole('alert');
  await sendNow();
  const sent = () => calls.filter(({ name }) => name === 'POST /performer/campaigns');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => (body as { fileIds: string[] }).fileIds)).toEqual([['file-1'], ['file-1']]);
  expect(sent()[1]?.headers['Idempotency-Key']).toBe(sent()[0]?.headers['Idempotency-Key']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), ' tomorrow');
  resolve(campaign);
  await waitFor(() => expect(onMade).toHaveBeenCalled());
  expect(readDraft('mass-message')).toEqual({ text: 'New ink tomorrow' });
});

it('sends nothing while it is not known which lists there are, and asks for them again', async () => {
  let isDown = true;
  const calls = stubHttp({
    'GET /performer/fan-lists': () => {
      if (isDown) throw stubError(503, 'server.unexpected', 'Not now.');
      return { data: lists, total: 1 };
    },
    'POST /performer/campaigns/preview': () => ({ count: 2, isMore: false }),
  });
  renderStudio(<CampaignForm onMade={() => undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'New ink{Enter}');
  expect(screen.getByRole('button', { name: 'Send now' })).toBeDisabled();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  const left = await screen.findByRole('group', { name: 'Nobody in these lists' });
  expect(within(left).getByRole('checkbox', { name: 'Close' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send now' })).toBeEnabled();
  expect(calls.some(({ name }) => name === 'POST /performer/campaigns')).toBe(false);
});

it('finds all that was chosen again, but for what is gone meanwhile', async () => {
  const preview = { 'POST /performer/campaigns/preview': () => ({ count: 2, isMore: false }) };
  const twoLists = [...lists, { ...lists[0], _id: 'list-2', name: 'Far' }];
  stubHttp({ ...preview, 'GET /performer/fan-lists': () => ({ data: twoLists, total: 2 }) });
  const { unmount } = renderStudio(<CampaignForm onMade={() => undefined} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'New ink');
  await userEvent.type(screen.getByRole('textbox', { name: /^Price/ }), '5');
  const included = screen.getByRole('group', { name: 'Only fans in these lists' });
  for (const name of ['Close', 'Far']) await userEvent.click(within(included).getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('switch', { name: 'Send later' }));
  keepDraft('mass-message', {
    ...(readDraft('mass-message') as object),
    items: [vaultItem(), vaultItem({ _id: 'item-2', name: 'gone.jpg' })],
  });
  unmount();
  // As after a reload: nothing is cached.
  resetSession(testPerformer());
  stubHttp({
    ...preview,
    'GET /performer/fan-lists': () => ({ data: lists, total: 1 }),
    'GET /performer/vault/item-1': () => vaultItem({ name: 'renamed.jpg' }),
    'GET /performer/vault/item-2': () => {
      throw stubError(404, 'request.not_found', 'Not found');
    },
  });
  renderStudio(<CampaignForm onMade={() => undefined} />);
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('New ink');
  expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('5');
  expect(screen.getByRole('switch', { name: 'Send later' })).toBeChecked();
  expect(await screen.findByRole('button', { name: /renamed\.jpg/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /gone\.jpg/ })).not.toBeInTheDocument());
  await waitFor(() => expect(readDraft('mass-message')).toMatchObject({ listIds: ['list-1'] }));
});

it('asks to how many it goes and at which price, and sends nothing that was not meant', async () => {
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: [], total: 0 }),
    'POST /performer/campaigns/preview': () => ({ count: 37, isMore: false }),
  });
  renderStudio(<CampaignForm onMade={() => undefined} />);
  expect(await screen.findByText('37 fans would get it now')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'New ink');
  const price = screen.getByRole('textbox', { name: /^Price/ });
  expect(price).toHaveAccessibleDescription(/pays once to read the words/);
  await userEvent.type(price, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  const question = await screen.findByRole('alertdialog', { name: 'Send to 37 fans?' });
  expect(question).toHaveTextContent(/Costs .?5 tokens.? to read/);
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send now' })).toBeEnabled());
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('New ink');
  expect(calls.some(({ name }) => name === 'POST /performer/campaigns')).toBe(false);
});

it('says that something is missing before anything is sent', async () => {
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: [], total: 0 }),
    'POST /performer/campaigns/preview': () => ({ count: 0, isMore: false }),
  });
  renderStudio(<CampaignForm onMade={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Write something, or choose a file.')).toBeInTheDocument();
  expect(calls.some(({ url }) => url === '/performer/campaigns')).toBe(false);
});

it('lists them, and shows one with why some got nothing, which is taken back after a question', async () => {
  const calls = stubHttp({
    'GET /performer/campaigns': () => ({ data: [campaign], total: 1 }),
    'GET /performer/campaigns/:id': () => campaign,
    'POST /performer/campaigns/:id/unsend': () => ({ success: true }),
  });
  const { unmount } = renderStudio(<OwnCampaigns />);
  expect(await screen.findByRole('link', { name: /New ink/ })).toHaveAttribute(
    'href',
    '/creator/mass-messages/campaign-1',
  );
  unmount();
  renderStudio(<CampaignView campaignId="campaign-1" />);
  expect(await screen.findByText('2 were left out because of a block.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop sending' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/unsend'))).toBe(true));
});

it('has room for the figures of each in the list, on a second line where one is too short', async () => {
  stubHttp({ 'GET /performer/campaigns': () => ({ data: [campaign], total: 1 }) });
  renderStudio(<OwnCampaigns />);
  expect(await screen.findByText(/Bought by 3/)).not.toHaveStyle({ textOverflow: 'ellipsis' });
});

it('says that there is no such one, in the browser\u2019s tab too', async () => {
  stubHttp({
    'GET /performer/campaigns/:id': () => {
      throw stubError(404, 'request.not_found', 'Not found');
    },
  });
  renderStudio(<CampaignView campaignId="gone" />);
  expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeVisible();
  expect(document.title).toMatch(/^This page is not here · /);
});

it('says by itself that the time of a scheduled one has come', async () => {
  jest.useFakeTimers();
  let now: CampaignFigures = {
    ...campaign,
    state: 'scheduled',
    scheduledAt: campaign.startedAt,
    startedAt: null,
    sent: 0,
  };
  stubHttp({ 'GET /performer/campaigns/:id': () => now });
  renderStudio(<CampaignView campaignId="campaign-1" />);
  expect(await screen.findByText('Scheduled')).toBeInTheDocument();
  now = campaign;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText('Take it back')).toBeInTheDocument();
});

it('of one that has not gone yet says whom it will go to, and that nobody has got it', async () => {
  const planned: CampaignFigures = {
    ...campaign,
    ...{ state: 'scheduled', scheduledAt: '2126-11-20T10:00:00.000Z', startedAt: null, endedAt: null },
    audience: { listIds: ['list-1'], excludedListIds: [], rules: [{ kind: 'expired' }], excludesBuyers: false },
  };
  const calls = stubHttp({
    'GET /performer/campaigns/:id': () => planned,
    'GET /performer/fan-lists': () => ({ data: lists, total: 1 }),
    'POST /performer/campaigns/:id/cancel': () => planned,
  });
  renderStudio(<CampaignView campaignId="campaign-1" />);
  expect(await screen.findByText('Subscribed before')).toBeInTheDocument();
  expect(await screen.findByText('Close')).toBeInTheDocument();
  expect(screen.queryByText('Recipients')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the message' }));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent('Nobody has got it yet, and nobody will.');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel the message' }));
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/cancel'))).toBe(true));
});

it('says of one that the site has removed that no fan has it, and offers nothing but to object', async () => {
  stubHttp({ 'GET /performer/campaigns/:id': () => ({ ...campaign, isTakenDown: true }) });
  renderStudio(<CampaignView campaignId="campaign-1" />);
  expect(await screen.findByText('Removed by the site')).toBeInTheDocument();
  expect(screen.getByText(/no fan has it any more/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See why and object' })).toHaveAttribute('href', '/user/account/removals');
});
