import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderOperator } from '../testing/render-operator.tsx';
import { useManagedUserQuery, useManagedUsersInfiniteQuery } from './api/users.ts';
import { useFilters } from './filters.tsx';
import { Loaded } from './loaded.tsx';
import { PagedList } from './paged-list.tsx';

/** The end of a short list is always near. */
class NearObserver {
  readonly observe: () => void;
  constructor(report: (entries: Array<Partial<IntersectionObserverEntry>>) => void) {
    this.observe = () => report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const { IntersectionObserver } = globalThis;
beforeEach(() => resetSession(testUser({ role: 'operator' })));
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver });
});

function Choice() {
  const filters = useFilters();
  return <button onClick={() => filters.set('one', 'b')}>Other</button>;
}

function People() {
  const query = useManagedUsersInfiniteQuery({ q: useFilters().get('one') });
  return (
    <PagedList query={query} empty="Nobody">
      {(people, total) => `${people.map(({ name }) => name).join(', ')} of ${total}`}
    </PagedList>
  );
}

const Person = () => (
  <Loaded query={useManagedUserQuery(useFilters().get('one') || 'a')}>{({ name }) => <p>{name}</p>}</Loaded>
);

const refuse = (): never => {
  throw stubError(429, 'request.too_many', 'Wait a little');
};

it('asks for a page that failed once, says so, and asks again on a press', async () => {
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
  let isDown = true;
  const calls = stubHttp({
    'GET /operator/users': ({ params }) => {
      if (params.cursor === undefined) return { data: [{ _id: 'a', name: 'Mahsa' }], total: 2, nextCursor: 'next' };
      return isDown ? refuse() : { data: [{ _id: 'b', name: 'Sina' }], total: 2 };
    },
  });
  renderOperator(<People />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a little');
  expect(screen.getByText('Mahsa of 2')).toBeInTheDocument();
  expect(calls.map(({ params }) => params.cursor)).toEqual([undefined, 'next']);
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mahsa, Sina of 2')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls).toHaveLength(3);
});

it('shows no row of the last filter while those of the chosen one are read, nor when they fail', async () => {
  let answer = (): void => undefined;
  stubHttp({
    'GET /operator/users': ({ params }) =>
      params.q === 'b'
        ? new Promise<void>((resolve) => (answer = resolve)).then(refuse)
        : { data: [{ _id: 'a', name: 'Mahsa' }], total: 1 },
  });
  renderOperator(
    <>
      <Choice />
      <People />
    </>,
  );
  expect(await screen.findByText('Mahsa of 1')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect(screen.queryByText('Mahsa of 1')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a little');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('Mahsa of 1')).not.toBeInTheDocument();
});

it('shows one thing under the address of another as little', async () => {
  stubHttp({ 'GET /operator/users/a': () => ({ name: 'Mahsa' }), 'GET /operator/users/b': refuse });
  renderOperator(
    <>
      <Choice />
      <Person />
    </>,
  );
  expect(await screen.findByText('Mahsa')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Wait a little'));
  expect(screen.queryByText('Mahsa')).not.toBeInTheDocument();
});
