import { screen } from '@testing-library/react';
import { resetSession, testUser } from '@barg/session/testing';
import { answering, mahsa, renderCommerce, subscriptionTo } from '../../../testing/render-commerce.tsx';
import { SubscriptionNotes } from './subscription-notes.tsx';

const { platform } = answering('done');
const priceChange = { before: 6, price: 9, from: '2099-01-31T00:00:00.000Z' };

beforeEach(() => resetSession(testUser()));

it.each([
  ['active', true],
  ['paused', true],
  ['cancelled', false],
  ['expired', false],
] as const)('tells of a raise whom it can concern: of one that is %s, %s', (status, isTold) => {
  renderCommerce(<SubscriptionNotes subscription={subscriptionTo(mahsa, { status, priceChange })} />, { platform });
  expect(screen.queryAllByText(/a period costs/)).toHaveLength(isTold ? 1 : 0);
});
