import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PayoutMethod } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer, TestSession, type StubbedCall } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { PayoutMethods } from './payout-methods.tsx';

const details = { account: '•••• mple', holder: null, bank: null, country: null, network: 'Bitcoin' };
const CRYPTO: PayoutMethod = { _id: 'crypto', details, changedAt: '2026-11-20T10:00:00.000Z', heldUntil: null };
const ADDRESS = 'bc1qexampleexampleexample';
const DELETE = 'DELETE /payout-methods/:id';
const PUT = 'PUT /performers/:id/payment-gateway-settings';

const performer = testPerformer();
beforeEach(() => resetSession(performer));

const open = (methods: () => PayoutMethod[], put: StubbedCall, remove: StubbedCall = () => ({})) => {
  const calls = stubHttp({ 'GET /payout-methods': methods, [PUT]: put, [DELETE]: remove });
  const askIntent = jest.fn(async () => 'done' as never);
  renderStudio(
    <TestSession platform={{ askIntent, isIntentAvailable: () => true }}>
      <PayoutMethods />
    </TestSession>,
  );
  const sentTo = (wanted: string) => () => calls.filter(({ name }) => name === wanted);
  return { askIntent, sent: sentTo(PUT), removed: sentTo(DELETE) };
};

const fillIn = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  await userEvent.clear(dialog.getByLabelText('Network'));
  await userEvent.type(dialog.getByLabelText('Network'), 'Bitcoin');
  await userEvent.type(dialog.getByLabelText('Address'), ADDRESS);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
};

const answer = { provider: 'crypto', values: details, hasSecret: true, version: CRYPTO.changedAt, heldUntil: null };

describe('what gateways pay by', () => {
  it('is sent of one gateway to its performer, once she has shown that it is she', async () => {
    let isConfirmed = false;
    const { askIntent, sent } = open(
      () => (isConfirmed ? [CRYPTO] : []),
      () => {
        if (askIntent.mock.calls.length === 0) {
          throw stubError(403, 'account.confirmation_required', 'Enter your password again.');
        }
        isConfirmed = true;
        return answer;
      },
    );
    await fillIn('Set Cryptocurrency');
    expect(await screen.findByText('•••• mple')).toBeVisible();
    expect(askIntent).toHaveBeenCalledWith('site.confirm', {});
    expect(sent().at(-1)?.url).toBe(`/performers/${performer._id}/payment-gateway-settings`);
    expect(sent().at(-1)?.body).toEqual({
      provider: 'crypto',
      values: { network: 'Bitcoin', address: ADDRESS },
      version: null,
    });
    expect(screen.getByRole('button', { name: 'Change Cryptocurrency' })).toBeVisible();
  });

  it('is shown anew where it was changed elsewhere, and replaced only after that', async () => {
    const newer = { ...CRYPTO, details: { ...details, account: '•••• else' }, changedAt: '2026-11-21T10:00:00.000Z' };
    let current = CRYPTO;
    const { sent } = open(
      () => [current],
      ({ body }) => {
        const { version } = body as { version: string };
        current = newer;
        if (version !== newer.changedAt) throw stubError(409, 'payout.details_changed', 'Look at them again.');
        return answer;
      },
    );
    const dialog = await fillIn('Change Cryptocurrency');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Look at them again.');
    expect(await dialog.findByText('•••• else')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent().map(({ body }) => (body as { version: string }).version)).toEqual([
      CRYPTO.changedAt,
      newer.changedAt,
    ]);
  });

  it('says on its field what the server does not take', async () => {
    open(
      () => [],
      () => {
        throw stubError(422, 'values.invalid', 'Look at the fields.', {}, [
          { path: 'values.address', code: 'invalid', message: 'This is no address.' },
        ]);
      },
    );
    const dialog = await fillIn('Set Cryptocurrency');
    expect(await dialog.findByLabelText('Address')).toHaveAccessibleDescription(/This is no address/);
  });

  it('tells an address that is none at its field, before anything is sent', async () => {
    const { sent } = open(
      () => [],
      () => answer,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Set Cryptocurrency' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Address'), 'bc1q');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText('Address')).toHaveAccessibleDescription(/20 to 128/));
    expect(dialog.getByLabelText('Network')).toHaveAccessibleDescription('This is required.');
    expect(sent()).toEqual([]);
  });

  const BANK: PayoutMethod = { ...CRYPTO, _id: 'bank', details: { ...details, bank: 'Mellat', network: null } };

  it.each([
    ['Bank account', BANK],
    ['Cryptocurrency', CRYPTO],
  ])('is removed after a question, and once she has shown that it is she: %s', async (name, method) => {
    let methods = [method];
    let askedFor = 0;
    const { askIntent, removed } = open(
      () => methods,
      () => answer,
      () => {
        askedFor += 1;
        if (askedFor === 1) throw stubError(403, 'account.confirmation_required', 'Enter your password again.');
        methods = [];
        return { success: true };
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/What you gave is deleted/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: `Set ${name}` })).toBeVisible();
    expect(askIntent).toHaveBeenCalledWith('site.confirm', {});
    expect(removed().at(-1)).toMatchObject({
      url: `/payout-methods/${method._id}`,
      params: { version: method.changedAt },
    });
  });

  it('stays, and says why, where a payout is to go there', async () => {
    const { removed } = open(
      () => [BANK],
      () => answer,
      () => {
        throw stubError(409, 'payout.open', 'A payout of yours is still on its way.');
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Bank account' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('A payout of yours is still on its way.')).toBeVisible();
    expect(removed()).toHaveLength(1);
    expect(screen.getByText('•••• mple')).toBeVisible();
  });
});
