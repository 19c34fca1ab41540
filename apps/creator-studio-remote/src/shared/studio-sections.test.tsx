import { screen } from '@testing-library/react';
import { resetSession, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../testing/render-studio.tsx';
import { paths } from './paths.ts';
import { StudioSections } from './studio-sections.tsx';

test.each([
  [paths.shipping, 'Shipping prices'],
  [paths.campaign('campaign-1'), 'Mass messages'],
  [paths.payout('request-1'), 'Payouts'],
  [paths.orders, 'Orders'],
])('at %s the tab is chosen to which it belongs', (route, name) => {
  resetSession(testPerformer());
  renderStudio(<StudioSections />, { route });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(name);
});
