import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PayoutMethod, PayoutQuote, PayoutRequest, PayoutView as View } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { PayoutList } from './payout-list.tsx';
import { PayoutMethods } from './payout-methods.tsx';
import { PayoutTimeline } from './payout-timeline.tsx';
import { PayoutView } from './payout-view.tsx';
import { RequestCard } from './request-card.tsx';

const details = { account: '•••• 3007', holder: 'Mahsa Karimi', bank: 'Bank Mellat', country: 'IR', network: null };

const quote: PayoutQuote = {
  amount: 100,
  available: 100,
  pending: [],
  reserved: 0,
  owed: 0,
  minimum: 50,
  fee: 0,
  net: 100,
  currency: 'USD',
  eligible: true,
  reasons: [],
  nextAllowedAt: null,
};

const method: PayoutMethod = { _id: 'bank', details, changedAt: '2026-11-20T10:00:00.000Z', heldUntil: null };

const request: PayoutRequest = {
  _id: '01890000-0000-7000-8000-000000000001',
  amount: 60,
  fee: 0,
  net: 60,
  currency: 'USD',
  methodId: 'bank',
  details,
  note: '',
  status: 'pending-review',
  reason: null,
  reasonText: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

const view: View = {
  request,
  holds: [
    { by: 'site', reason: 'new-details', until: '2026-11-23T10:00:00.000Z' },
    { by: 'operator', reason: 'review', until: null },
  ],
  attempts: [],
  timeline: [
    { _id: 'e1', kind: 'requested', by: 'performer', amount: 60, text: '', createdAt: '2026-11-20T10:00:00.000Z' },
  ],
};

const CALCULATE = 'POST /payout-requests/calculate';
const CHECK = 'GET /payout-requests/check/pending-review';
const METHODS = 'GET /payout-methods';

beforeEach(() => resetSession(testPerformer()));

describe('asking for a payout', () => {
  it('asks first whether one is under review, says what would be sent, and sends once for a key', async () => {
    const calls = stubHttp({
      [CALCULATE]: ({ body }) => ({
        ...quote,
        ...((body as { amount?: number }).amount === 80 && { amount: 80, net: 79 }),
      }),
      [CHECK]: () => ({ pending: false }),
      // Opened at the gateway instead of being typed here, and paid to like any other.
      [METHODS]: () => [{ ...method, _id: 'stripe' }],
      'POST /payout-requests': () => request,
    });
    renderStudio(<RequestCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a payout' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByLabelText('Amount');
    expect(amount).toHaveAccessibleDescription(/From .?50 tokens.? to .?100 tokens/);
    for (const refused of ['49', '101']) {
      await userEvent.clear(amount);
      await userEvent.type(amount, refused);
      await userEvent.click(dialog.getByRole('button', { name: 'Ask for a payout' }));
      await waitFor(() => expect(amount).toBeInvalid());
    }
    await userEvent.clear(amount);
    await userEvent.type(amount, '80');
    await dialog.findByText('You are sent $79.00.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for a payout' }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /payout-requests'));
    const sent = calls.find(({ name }) => name === 'POST /payout-requests');
    expect(sent?.body).toEqual({ amount: 80, methodId: 'stripe', note: '', expectedNet: 79 });
  });

  it('has the note again for who logs in after her session ended, and the amount and the account anew', async () => {
    stubHttp({
      [CALCULATE]: () => quote,
      [CHECK]: () => ({ pending: false }),
      [METHODS]: () => [{ ...method, _id: 'stripe' }],
    });
    const opened = async () => {
      const { unmount } = renderStudio(<RequestCard />);
      await userEvent.click(await screen.findByRole('button', { name: 'Ask for a payout' }));
      return { dialog: within(await screen.findByRole('dialog')), unmount };
    };
    const before = await opened();
    await userEvent.type(before.dialog.getByRole('textbox', { name: /note/i }), 'For March');
    await userEvent.clear(before.dialog.getByLabelText('Amount'));
    await userEvent.type(before.dialog.getByLabelText('Amount'), '80');
    before.unmount();
    resetSession();
    resetSession(testPerformer());
    const { dialog } = await opened();
    expect(dialog.getByRole('textbox', { name: /note/i })).toHaveValue('For March');
    expect(dialog.getByLabelText('Amount')).toHaveValue('100');
    localStorage.clear();
  });

  it('goes by itself where nothing is held, and says until when the destination that is chosen is', async () => {
    stubHttp({
      [CALCULATE]: () => quote,
      [CHECK]: () => ({ pending: false }),
      [METHODS]: () => [
        { ...method, heldUntil: '2026-12-03T10:00:00.000Z' },
        { ...method, _id: 'stripe' },
      ],
    });
    renderStudio(<RequestCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a payout' }));
    const destination = within(await screen.findByRole('dialog')).getByRole('combobox');
    expect(destination).toHaveValue('stripe');
    expect(destination).not.toHaveAccessibleDescription(/Nothing is sent there/);
    await userEvent.selectOptions(destination, 'bank');
    expect(destination).toHaveAccessibleDescription(/Nothing is sent there before December 3/);
  });

  it('asks for nothing before it is known where the money would go', async () => {
    let isDown = true;
    const calls = stubHttp({
      [CALCULATE]: () => quote,
      [CHECK]: () => ({ pending: false }),
      [METHODS]: () => {
        if (isDown) throw stubError(503, 'server.unexpected', 'Not now.');
        return [{ ...method, _id: 'crypto' }];
      },
      'POST /payout-requests': () => request,
    });
    renderStudio(<RequestCard />);
    const button = await screen.findByRole('button', { name: 'Ask for a payout' });
    await userEvent.click(button);
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    isDown = false;
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('You are sent $100.00.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for a payout' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'POST /payout-requests')?.body).toMatchObject({ methodId: 'crypto' }),
    );
  });

  it('says that what would be sent could not be counted, and asks for nothing until it is', async () => {
    let isDown = true;
    const calls = stubHttp({
      [CALCULATE]: ({ body }) => {
        if (isDown && (body as { amount?: number }).amount !== undefined)
          throw stubError(503, 'server.unexpected', 'Later.');
        return quote;
      },
      [CHECK]: () => ({ pending: false }),
      [METHODS]: () => [method],
      'POST /payout-requests': () => request,
    });
    renderStudio(<RequestCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a payout' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Later.');
    expect(calls.map(({ name }) => name)).not.toContain('POST /payout-requests');
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('You are sent $100.00.')).toBeInTheDocument();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('leads to the request that is under review', async () => {
    const calls = stubHttp({
      [CALCULATE]: () => ({ ...quote, reserved: 60, eligible: false, reasons: ['payout.pending'] }),
      [CHECK]: () => ({ pending: true, request }),
      [METHODS]: () => [method],
    });
    renderStudio(<RequestCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a payout' }));
    expect(await screen.findByText('A request of yours is under review already.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.map(({ name }) => name)).toContain(CHECK);
  });

  it('says why nothing can be asked for, and when it can', async () => {
    stubHttp({
      [CALCULATE]: () => ({
        ...quote,
        available: 0,
        eligible: false,
        reasons: ['payout.no_method', 'payout.below_minimum'],
        nextAllowedAt: '2026-11-30T00:00:00.000Z',
      }),
      [METHODS]: () => [],
    });
    renderStudio(<RequestCard />);
    expect(await screen.findByText('A payout is at least 50 tokens.')).toBeInTheDocument();
    expect(screen.getByText(/Enough is there on November 30/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask for a payout' })).toBeDisabled();
  });
});

describe('a request', () => {
  it('says who holds it and why, and what happened to it', async () => {
    stubHttp({ 'GET /payout-requests/:id/view': () => view, [CALCULATE]: () => quote, [METHODS]: () => [method] });
    renderStudio(<PayoutView requestId={request._id} />);
    expect(await screen.findByText(/the site sends nothing before/)).toBeInTheDocument();
    expect(screen.getByText('It is with the site, which looks at it.')).toBeInTheDocument();
    // What is announced lies around the list, which stays one.
    expect(screen.getAllByRole('status').map((told) => within(told).queryAllByRole('listitem').length)).toContain(2);
    expect(screen.getByText('You asked for 60 tokens.')).toBeInTheDocument();
  });

  it('is changed to what was shown, and asked again where the fee has moved meanwhile', async () => {
    let fee = 1;
    const calls = stubHttp({
      'GET /payout-requests/:id/view': () => view,
      [CALCULATE]: ({ body }) => {
        const { amount = 40 } = body as { amount?: number };
        const standing = { eligible: false, reasons: ['payout.pending' as const] };
        return { ...quote, ...standing, available: 40, amount, fee, net: amount - fee };
      },
      [METHODS]: () => [method],
      'PUT /payout-requests/:id': ({ body }) => {
        if ((body as { expectedNet: number }).expectedNet === 78) return { ...request, amount: 80 };
        fee = 2;
        throw stubError(409, 'payout.changed', 'Look again.');
      },
    });
    renderStudio(<PayoutView requestId={request._id} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change the request' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '80');
    await dialog.findByText('You are sent $79.00.');
    const change = () => userEvent.click(dialog.getByRole('button', { name: 'Change the request' }));
    await change();
    await dialog.findByText('You are sent $78.00.');
    expect(dialog.getByText('Look again.')).toBeInTheDocument();
    await change();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
    expect(sent).toEqual([79, 78].map((expectedNet) => ({ amount: 80, methodId: 'bank', note: '', expectedNet })));
  });

  it('is changed only when it is known where the money can go', async () => {
    stubHttp({
      'GET /payout-requests/:id/view': () => view,
      [CALCULATE]: () => quote,
      [METHODS]: () => {
        throw stubError(503, 'server.unexpected', 'Not now.');
      },
    });
    renderStudio(<PayoutView requestId={request._id} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change the request' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['pending-review', null, 'You are sent $60.00.'],
    ['approved', null, 'You are sent $60.00.'],
    ['paid', null, 'You were sent $60.00.'],
    ['rejected', 'withdrawn', null],
  ] as const)('says what is sent while it is %s', async (status, reason, told) => {
    stubHttp({
      'GET /payout-requests/:id/view': () => ({ ...view, request: { ...request, status, reason } }),
      [METHODS]: () => [method],
    });
    renderStudio(<PayoutView requestId={request._id} />);
    expect(await screen.findByText('•••• 3007')).toBeInTheDocument();
    const sentences = screen.queryAllByText(/^You (are|were) sent/).map(({ textContent }) => textContent);
    expect(sentences).toEqual(told === null ? [] : [told]);
  });

  it('is withdrawn after a question', async () => {
    const calls = stubHttp({
      'GET /payout-requests/:id/view': () => view,
      [CALCULATE]: () => quote,
      [METHODS]: () => [method],
      'PUT /payout-requests/:id': () => ({ ...request, status: 'rejected', reason: 'withdrawn' }),
    });
    renderStudio(<PayoutView requestId={request._id} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw the request' }));
    expect(await screen.findByText('The request was withdrawn.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ withdrawn: true });
  });
});

describe('the lists', () => {
  it('shows requests by status, and says where there are none', async () => {
    const calls = stubHttp({
      'GET /payout-requests/user/search': ({ params }) =>
        params.status === 'paid' ? { data: [], total: 0 } : { data: [request], total: 1 },
    });
    renderStudio(<PayoutList />);
    expect(await screen.findByText('60 tokens')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'paid');
    expect(await screen.findByText('Nothing was asked for so far.')).toBeInTheDocument();
    expect(calls.at(-1)?.params).toMatchObject({ status: 'paid' });
  });

  it('tries again where it failed', async () => {
    let isDown = true;
    stubHttp({
      [METHODS]: () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
        return [method];
      },
    });
    renderStudio(<PayoutMethods />);
    await screen.findByText('An error occurred');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('•••• 3007')).toBeInTheDocument();
  });

  it('sends of a bank account what was filled in', async () => {
    const calls = stubHttp({
      [METHODS]: () => [],
      'POST /payout-methods/:id': () => method,
      'GET /countries/list': () => ({ data: [{ code_2: 'IR', name: 'Iran' }], total: 1 }),
    });
    renderStudio(<PayoutMethods />);
    await userEvent.click(await screen.findByRole('button', { name: 'Set Bank account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await save();
    for (const name of ['Name of the account holder', 'Bank'])
      await waitFor(() => expect(dialog.getByLabelText(name)).toHaveAccessibleDescription('This is required.'));
    const country = dialog.getByRole('combobox', { name: 'Country of the bank' });
    expect(country).toBeInvalid();
    await userEvent.type(dialog.getByLabelText('Name of the account holder'), 'Mahsa');
    await userEvent.type(dialog.getByLabelText('Bank'), 'Mellat');
    await userEvent.type(country, 'Iran');
    await userEvent.click(await screen.findByRole('option', { name: /Iran/ }));
    const iban = dialog.getByLabelText('IBAN');
    await save();
    await waitFor(() => expect(iban).toHaveAccessibleDescription(/Write the IBAN/));
    await userEvent.type(iban, 'IR58 0540 1051 8002 1273 1130 70');
    await waitFor(() => expect(iban).toHaveAccessibleDescription('This is not an IBAN; check its digits.'));
    await userEvent.clear(iban);
    await userEvent.type(iban, 'ir۵۸ ۰۵۴۰ ۱۰۵۱ ۸۰۰۲ ۱۲۷۳ ۱۱۳۰ ۰۷');
    expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
    await save();
    await waitFor(() =>
      expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
        ...{ kind: 'bank', holder: 'Mahsa', bankName: 'Mellat', country: 'IR' },
        iban: 'ir۵۸ ۰۵۴۰ ۱۰۵۱ ۸۰۰۲ ۱۲۷۳ ۱۱۳۰ ۰۷',
      }),
    );
  });
});

it('says why a gateway did not send it in words, a code as a code, and an operator’s words as they are', () => {
  const failed = { kind: 'failed', by: 'operator', amount: 60, createdAt: request.createdAt } as const;
  const texts = ['balance_insufficient', 'odd_code_of_it', 'the bank is closed'];
  renderStudio(<PayoutTimeline view={{ ...view, timeline: texts.map((text) => ({ ...failed, _id: text, text })) }} />);
  expect(screen.getByText('The gateway could not send it now.')).toBeInTheDocument();
  expect(screen.getByText('odd_code_of_it').tagName).toBe('BDI');
  expect(screen.getByText('the bank is closed')).toBeInTheDocument();
});

it.each([
  ['the bank’s reason', 'account_closed', 'The bank account is closed.'],
  ['that the bank did not accept it, where no reason was kept', '', 'The bank did not accept it.'],
  ['an operator’s words as they are', 'The name is another one', 'The name is another one'],
])('says of a payout that came back %s', async (_, reasonText, words) => {
  const returned = { ...request, status: 'rejected' as const, reason: 'returned' as const, reasonText };
  stubHttp({ 'GET /payout-requests/:id/view': () => ({ ...view, holds: [], request: returned }) });
  renderStudio(<PayoutView requestId={request._id} />);
  const card = within(await screen.findByRole('region', { name: 'Payout' }));
  expect(card.getByText(words)).toBeVisible();
});
