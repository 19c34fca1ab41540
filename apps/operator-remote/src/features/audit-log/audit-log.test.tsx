import { screen, waitFor, within } from '@testing-library/react';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import { AREAS } from './areas.ts';
import AuditLogPage from './audit-log-page.tsx';

const operator = (name: string) => ({ _id: name, name, username: name.toLowerCase(), role: 'operator' });

const ID = '01a201b2-6651-75db-acf6-25def5ed657d';
/** Opens the log at an address; returns what it asked for. */
const openAt = async (query: string) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp({
    'GET /operator/audit-log': () => ({ data: [], total: 0 }),
    'GET /operator/users': () => ({ data: [], total: 0 }),
  });
  renderOperator(<AuditLogPage />, { route: `/operator/audit-log?${query}` });
  await screen.findByText(messages.audit.empty);
  return calls.find(({ url }) => url === '/operator/audit-log')?.params;
};

it('is narrowed down by its address', async () => {
  expect(await openAt(`action=user&operator=${ID}`)).toMatchObject({ action: 'user', operatorId: ID });
});

it('leaves out of an address what nobody could have chosen', async () => {
  const asked = await openAt('action=No+such&operator=somebody');
  expect(asked).not.toHaveProperty('action');
  expect(asked).not.toHaveProperty('operatorId');
});

it('tells that a range ends before it begins', async () => {
  await openAt('from=2026-11-21&to=2026-11-20');
  expect(screen.getByRole('group', { name: messages.audit.to })).toHaveAccessibleDescription(
    expect.stringContaining('The last day must not come before the first.'),
  );
});

it('tells nothing of a range in order', async () => {
  await openAt('from=2026-11-20&to=2026-11-20');
  expect(screen.queryByText('The last day must not come before the first.')).not.toBeInTheDocument();
});

it('offers the operators that are loaded where the others do not come, and says so', async () => {
  resetSession(testUser({ role: 'operator' }));
  stubHttp({
    'GET /operator/audit-log': () => ({ data: [], total: 0 }),
    'GET /operator/users': ({ params }) => {
      if (params.cursor) throw stubError(503, 'http.unavailable', 'Not now');
      return { data: [operator('Omid')], total: 2, nextCursor: 'further' };
    },
  });
  renderOperator(<AuditLogPage />);
  expect(await screen.findByText('Not now')).toBeInTheDocument();
  expect(within(screen.getByLabelText(messages.audit.operator)).getByRole('option', { name: 'Omid' })).toBeVisible();
});

it('offers every area of which there is an action, and every operator, however many pages they fill', async () => {
  resetSession(testUser({ role: 'operator' }));
  stubHttp({
    'GET /operator/audit-log': () => ({ data: [], total: 0 }),
    'GET /operator/users': ({ params }) =>
      params.cursor
        ? { data: [operator('Roya')], total: 2 }
        : { data: [operator('Omid')], total: 2, nextCursor: 'further' },
  });
  renderOperator(<AuditLogPage />);
  const operators = await screen.findByLabelText(messages.audit.operator);
  await waitFor(() => expect(within(operators).getByRole('option', { name: 'Roya' })).toBeInTheDocument());
  expect(within(operators).getByRole('option', { name: 'Omid' })).toBeInTheDocument();
  const areas = within(screen.getByLabelText(messages.audit.area)).getAllByRole<HTMLOptionElement>('option');
  const offered = areas.map(({ value }) => value);
  for (const action of Object.keys(messages.audit.actions)) {
    expect(offered.some((area) => area !== '' && action.startsWith(`${area}-`))).toBe(true);
  }
  expect([...AREAS].sort()).toEqual(Object.keys(messages.audit.areas).sort());
});
