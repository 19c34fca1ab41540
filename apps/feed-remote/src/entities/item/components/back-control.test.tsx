import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@barg/runtime/router';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { BackControl } from './back-control.tsx';

const address = () => screen.getByLabelText('address').textContent;

/** At a gallery, after another one. */
const openSecond = async () => {
  renderFeed(
    <>
      <Link to="/galleries/second">Second</Link>
      <BackControl username="mahsa.art" />
    </>,
    { route: '/galleries/first' },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  expect(address()).toBe('/galleries/second');
};

/** Hidden at the width of a desk. */
const goBack = () => userEvent.click(screen.getByRole('link', { name: 'Back', hidden: true }));

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

it.each([
  { canGoBack: true, what: 'where one was, also when the browser has loaded the page', to: '/galleries/first' },
  { canGoBack: false, what: 'the performer where the page was opened directly', to: '/mahsa.art' },
])('leads back to $what', async ({ canGoBack, to }) => {
  await openSecond();
  Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true });
  await goBack();
  expect(address()).toBe(to);
});

it('goes by the numbers of the router in a browser without a list of its entries', async () => {
  await openSecond();
  history.replaceState({ idx: 1 }, '');
  await goBack();
  expect(address()).toBe('/galleries/first');
  history.replaceState(null, '');
});
