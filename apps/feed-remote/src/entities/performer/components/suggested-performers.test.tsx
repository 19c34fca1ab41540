import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, samplePerformer } from '../../../testing/samples.ts';
import { SuggestedPerformers } from './suggested-performers.tsx';

it('says why there are none, as how long to wait, and asks again', async () => {
  let isHeld = true;
  stubHttp({
    'GET /performers/search/random': () => {
      if (isHeld) throw stubError(429, 'rate_limited', 'Not so fast, please wait 20 seconds.');
      return { data: [], total: 0 };
    },
  });
  renderFeed(<SuggestedPerformers />, { user: testUser() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not so fast, please wait 20 seconds.');
  isHeld = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You follow everyone we could suggest.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('gives the price a line of its own where both would be cut to a few letters', async () => {
  stubHttp({ 'GET /performers/search/random': () => listOf(samplePerformer()) });
  renderFeed(<SuggestedPerformers />, { user: testUser() });
  const terms = (await screen.findByText('Painting')).parentElement;
  const narrow = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((rule) => rule.startsWith('@container performer-rows'));
  const ofTerms = narrow.find((rule) => [...(terms?.classList ?? [])].some((name) => rule.includes(`.${name} `)));
  expect(ofTerms).toContain('flex-direction: column');
  // A Persian category below a Latin name stands on the side of the name.
  expect(ofTerms).toContain('align-items: flex-start');
  expect(getComputedStyle(screen.getByRole('list')).getPropertyValue('container')).toContain('performer-rows');
});
