import { screen } from '@testing-library/react';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { samplePost } from '../../../testing/samples.ts';
import { ItemPage } from './item-page.tsx';

const show = (statusCode: number) => {
  const error = { statusCode, code: 'some.code', message: '' };
  const query = { currentData: samplePost(), error, isFetching: false, refetch: jest.fn() };
  renderFeed(<ItemPage query={query}>{({ text }) => <p>{text}</p>}</ItemPage>);
};
const text = () => screen.queryByText(samplePost().text);

test('what is gone meanwhile is not shown any more', () => {
  show(404);
  expect(text()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeInTheDocument();
});

test('what could not be read again stays', () => {
  show(503);
  expect(text()).toBeInTheDocument();
});
