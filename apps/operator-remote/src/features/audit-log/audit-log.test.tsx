import { screen, waitFor, within } from '@testing-library/react';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import { AREAS } from './areas.ts';
import AuditLogPage from './audit-log-page.tsx';

const operator = (name: string) => ({ _id: name, name, username: name.toLowerCase(), role: 'operator' });

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
