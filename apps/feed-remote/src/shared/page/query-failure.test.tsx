import { screen } from '@testing-library/react';
import { renderWithUi } from '@barg/ui-kit/testing';
import { QueryFailure } from './query-failure.tsx';

const feed = { notFound: { action: 'Go home' } };

const show = (statusCode: number, isPage = true) =>
  renderWithUi(
    <QueryFailure isPage={isPage} error={{ statusCode, code: 'some.code', message: '' }} onRetry={() => undefined} />,
    {
      texts: { feed },
    },
  );

it('what is not there leads home', () => {
  show(404);
  expect(screen.getByRole('link', { name: feed.notFound.action })).toHaveAttribute('href', '/home');
});

it('a part that is not there leads nowhere: the page around it is there', () => {
  show(404, false);
  expect(screen.getByRole('heading', { name: 'This part is not here' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('what failed leads nowhere else and can be tried again', () => {
  show(500);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toBeVisible();
});
