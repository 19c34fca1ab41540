import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Earning } from '@barg/api-client/models';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { earningStats } from '../../../testing/samples.ts';
import { HeldMoney } from './held-money.tsx';
import { OwnEarnings } from './own-earnings.tsx';

const earning: Earning = {
  _id: 'earning-1',
  kind: 'tip',
  user: { _id: 'fan-1', username: 'niloufar', name: 'Niloufar', avatarUrl: null },
  gross: 10,
  commission: 2,
  net: 8,
  itemType: 'profile',
  itemId: null,
  title: null,
  givenTo: null,
  reversedKind: null,
  note: null,
  createdAt: '2026-11-20T10:00:00.000Z',
} as Earning;

beforeEach(() => resetSession(testPerformer()));

it('tells what can be paid out, what follows on which day, what is asked for and what is owed', async () => {
  stubHttp({ 'GET /performer/earning/stats': () => ({ ...earningStats, reserved: 60, owed: 12.5 }) });
  renderStudio(<HeldMoney />);
  expect(await screen.findByText('400')).toBeInTheDocument();
  for (const amount of ['3.60', '60', '12.50']) expect(screen.getByText(amount)).toBeInTheDocument();
  expect(screen.getByText('November 30, 2026: 3.60 tokens')).toBeInTheDocument();
});

it('lists earnings one by one, by their kind', async () => {
  const calls = stubHttp({
    'GET /performer/earning/search': ({ params }) =>
      params.kind === 'refund' ? { data: [], total: 0 } : { data: [earning], total: 1 },
  });
  renderStudio(<OwnEarnings />);
  expect(await screen.findByText('Niloufar')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'refund');
  expect(await screen.findByText(/Nothing was earned of this kind/)).toBeInTheDocument();
  expect(calls.at(-1)?.params).toMatchObject({ kind: 'refund' });
});

it('says of each what it was for, and who was given what', async () => {
  const givenTo = { _id: 'fan-2', username: 'sara', name: 'Sara', avatarUrl: null, isPerformer: false };
  const data: Earning[] = [
    { ...earning, kind: 'subscription', itemType: 'subscription', givenTo },
    { ...earning, _id: 'earning-2', kind: 'refund', reversedKind: 'purchase', itemType: 'message' },
    { ...earning, _id: 'earning-3', kind: 'purchase', itemType: 'gallery', title: 'Autumn leaves' },
    { ...earning, _id: 'earning-4', kind: 'subscription', itemType: 'subscription' },
    { ...earning, _id: 'earning-5' },
  ];
  stubHttp({ 'GET /performer/earning/search': () => ({ data, total: 5 }) });
  renderStudio(<OwnEarnings />);
  const [, gift, refund, purchase, subscription, tip] = await screen.findAllByRole('row');
  expect(gift).toHaveTextContent(/Subscription given.*To \u2068Sara\u2069/);
  expect(refund).toHaveTextContent(/Refund · Paid message.*Message/);
  expect(purchase).toHaveTextContent(/Purchase.*Autumn leaves/);
  expect(subscription).toHaveTextContent(/Subscription.*Subscription.*Niloufar/);
  expect(tip).toHaveTextContent(/Tip.*Your profile.*Niloufar/);
});
