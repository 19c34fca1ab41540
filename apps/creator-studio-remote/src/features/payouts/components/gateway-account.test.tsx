import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GatewayAccount as Standing } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { GatewayAccount } from './gateway-account.tsx';

const NONE: Standing = { accountId: null, detailsSubmitted: false, payoutsEnabled: false, requirementsDue: [] };
const BEGUN: Standing = { ...NONE, accountId: 'acct_12345678' };
const WANTED: Standing = {
  ...BEGUN,
  detailsSubmitted: true,
  requirementsDue: ['individual.verification.document', 'company.tax_id'],
};
const READY: Standing = { ...BEGUN, detailsSubmitted: true, payoutsEnabled: true };

const open = (account: StubbedCall, path = '/creator/payouts') => {
  resetSession(testPerformer());
  const made = stubHttp({
    'GET /stripe/accounts': account,
    'GET /payout-methods': () => [],
    'POST /payout-methods/:id': () => ({}),
    'POST /stripe/accounts': () => {
      throw stubError(503, 'payment.gateway_unavailable', 'Payments are not available at the moment.');
    },
  });
  renderStudio(<GatewayAccount />, { route: path });
  return { made };
};

describe('the account at the payment gateway', () => {
  it('is opened where there is none, and says why it could not be', async () => {
    open(() => NONE);
    await userEvent.click(await screen.findByRole('button', { name: 'Open an account' }));
    expect(await screen.findByText('Payments are not available at the moment.')).toBeVisible();
  });

  it('says what is still wanted, in words where there are some', async () => {
    open(() => WANTED);
    expect(await screen.findByText('Something is missing')).toBeVisible();
    expect(screen.getByText('a document that says who you are')).toBeVisible();
    expect(screen.getByText('company.tax_id')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Answer what is missing' })).toBeVisible();
  });

  it('becomes where money goes once it takes some', async () => {
    const { made } = open(() => READY);
    await userEvent.click(await screen.findByRole('button', { name: 'Be paid to this account' }));
    const sent = () => made.find(({ url }) => url === '/payout-methods/stripe')?.body;
    await waitFor(() => expect(sent()).toEqual({ kind: 'stripe', accountId: 'acct_12345678' }));
  });

  it('says that a link was used, where the gateway sends its owner back for another', async () => {
    open(() => BEGUN, '/creator/payouts?account=again');
    expect(await screen.findByText(/^That link was used already or has ended/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go on with the questions' })).toBeVisible();
  });

  it('may fail to load, and is tried again', async () => {
    let isDown = true;
    open(() => {
      if (isDown) throw stubError(500, 'server.failed', 'Something went wrong.');
      return READY;
    });
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Takes payouts')).toBeVisible();
  });

  it('is not there where the site takes no cards', async () => {
    open(() => {
      throw stubError(503, 'payment.gateway_unavailable', 'Payments are not available at the moment.');
    });
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  });
});
