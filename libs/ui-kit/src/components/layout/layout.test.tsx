import { act, screen } from '@testing-library/react';
import { renderWithUi } from '../../testing/index.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Inline, RevealStack } from './layout.tsx';

const Parts = ({ isLoading }: { isLoading: boolean }) => (
  <RevealStack>
    <p>Above</p>
    <section>{isLoading ? <Skeleton /> : 'Loaded'}</section>
    <p>Below</p>
  </RevealStack>
);

it('shows what is below a part that is loading once that has come, and hides it never again', async () => {
  const { rerender } = renderWithUi(<Parts isLoading />);
  expect(screen.getByText('Above')).toBeVisible();
  expect(screen.getByText('Below')).not.toBeVisible();
  rerender(<Parts isLoading={false} />);
  expect(await screen.findByText('Loaded')).toBeVisible();
  expect(screen.getByText('Below')).toBeVisible();
  rerender(<Parts isLoading />);
  expect(screen.getByText('Below')).toBeVisible();
});

it('hides nothing for ever behind a part that hangs', () => {
  jest.useFakeTimers();
  renderWithUi(<Parts isLoading />);
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.getByText('Below')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByText('Below')).toBeVisible();
  jest.useRealTimers();
});

it('lets nothing be wider than its line, where a long address is cut by the card around it', () => {
  renderWithUi(
    <Inline>
      <span>https://example.com/so-long-that-no-line-holds-it</span>
    </Inline>,
  );
  expect(screen.getByText(/example/)).toHaveStyle({ maxInlineSize: '100%' });
});
