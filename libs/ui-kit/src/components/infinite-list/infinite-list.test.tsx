import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { stylesOf } from '../../testing/styles-of.ts';
import { InfiniteList, MoreByPress } from './infinite-list.tsx';

/** Everything is on the screen, as the end of a short list always is. */
class NearObserver {
  readonly observe: () => void;
  constructor(report: (entries: Array<Partial<IntersectionObserverEntry>>) => void) {
    this.observe = () => report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const handleMore = jest.fn();
const handleRetry = jest.fn();
const { IntersectionObserver } = globalThis;
beforeEach(() => {
  handleMore.mockClear();
  handleRetry.mockClear();
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
});
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver });
});

const list = (isLoading: boolean, failure: { message?: string } | null = null) => (
  <InfiniteList hasMore isLoading={isLoading} failure={failure} onMore={handleMore} onRetry={handleRetry}>
    <p>Row</p>
  </InfiniteList>
);

it('goes on by itself while the end is near, page after page', () => {
  const { rerender } = renderWithUi(list(false));
  rerender(list(true));
  rerender(list(false));
  expect(handleMore).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('asks for a page that failed on a press only, and says so below the rows', async () => {
  const { rerender } = renderWithUi(list(false));
  rerender(list(true));
  rerender(list(false, { message: 'Too many requests' }));
  expect(handleMore).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Row')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Too many requests');
  // The card around the rows may have no space of its own.
  expect(stylesOf(screen.getByRole('alert').parentElement ?? document.body)).toContain('padding');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
  expect(handleMore).toHaveBeenCalledTimes(1);
});

it.each([
  ['fa-IR', 'این بخش باز نشد', 'تلاش دوباره'],
  ['ar-EG', 'تعذّر فتح هذا القسم', 'حاول مرة أخرى'],
] as const)('has words of its own where the failure has none: %s', (locale, words, retry) => {
  renderWithUi(list(false, { message: '' }), { locale });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: retry })).toBeVisible();
});

it('goes on by a press alone where the end is always near, and says what failed', async () => {
  const more = { hasMore: true, isLoading: false, failure: null, onMore: handleMore, onRetry: handleRetry };
  const { rerender } = renderWithUi(<MoreByPress {...more} label="Older" />);
  expect(handleMore).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  expect(handleMore).toHaveBeenCalledTimes(1);
  rerender(<MoreByPress {...more} failure={{ message: 'Too many at once' }} label="Older" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Too many at once');
  expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(handleRetry).toHaveBeenCalledTimes(1);
  rerender(<MoreByPress {...more} hasMore={false} label="Older" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
