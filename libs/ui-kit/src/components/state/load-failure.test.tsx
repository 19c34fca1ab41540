import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { LoadFailure } from './load-failure.tsx';

describe('LoadFailure', () => {
  it.each([
    ['an id that nobody made', 422],
    ['what is gone or hidden', 404],
  ])('says of %s that it is not there, and offers no retry', (_what, statusCode) => {
    renderWithUi(<LoadFailure error={{ statusCode, message: 'Some values are not valid.' }} onRetry={jest.fn()} />);
    expect(screen.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
    expect(screen.queryByText('Some values are not valid.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(document.title).toContain('This page is not here');
  });

  it('says of a part of a page that the part is not there: the page is, and keeps its title', () => {
    document.title = 'Wind · Barg';
    renderWithUi(<LoadFailure isPart error={{ statusCode: 404 }} onRetry={jest.fn()} />);
    expect(screen.getByRole('heading', { level: 2, name: 'This part is not here' })).toBeVisible();
    expect(screen.queryByText(/This page/)).not.toBeInTheDocument();
    expect(document.title).toBe('Wind · Barg');
  });

  it.each([404, 503])(
    'is the heading of a page that has no other after %d, and else stands below one',
    (statusCode) => {
      const failure = <LoadFailure error={{ statusCode }} onRetry={jest.fn()} />;
      const { unmount } = renderWithUi(failure);
      expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
      unmount();
      renderWithUi(<LoadFailure isPage error={{ statusCode }} onRetry={jest.fn()} />);
      expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { level: 1 })]);
      expect(document.title).toBe(`${screen.getByRole('heading').textContent} · Barg`);
    },
  );

  it.each([0, 429, 500, 503])('lets one try again after %d', async (statusCode) => {
    const handleRetry = jest.fn();
    renderWithUi(<LoadFailure error={{ statusCode, message: '', requestId: 'r-1' }} onRetry={handleRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('r-1');
    await userEvent.click(screen.getByRole('button'));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });
});
