import { screen } from '@testing-library/react';
import type { SubscriberSummary as Summary } from '@barg/api-client/models';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { renderCommerce } from '../../../testing/render-commerce.tsx';
import { SubscriberSummary } from './subscriber-summary.tsx';

const summary: Summary = {
  total: 3,
  plans: { monthly: 1, quarterly: 0, 'half-yearly': 0, yearly: 0, free: 0 },
  ...{ trials: 1, gifts: 1, paused: 0, unpaid: 0, ending: 0 },
  reasons: [{ reason: 'too-little', count: 2 }],
  words: [{ reason: 'too-little', words: 'More brushes.' }],
};

it('tells a performer how her fans subscribe, what nobody does left out, and why others left', async () => {
  resetSession(testUser({ role: 'performer' }));
  stubHttp({ 'GET /subscriptions/performer/summary': () => summary });
  renderCommerce(<SubscriberSummary />);
  expect(await screen.findByText('A month at a time: 1')).toBeInTheDocument();
  expect(screen.getByText('In a free period: 1')).toBeInTheDocument();
  expect(screen.queryByText(/Paused/)).not.toBeInTheDocument();
  expect(screen.getByText('Too little that is new: 2')).toBeInTheDocument();
  expect(screen.getByText('More brushes.')).toBeInTheDocument();
});
