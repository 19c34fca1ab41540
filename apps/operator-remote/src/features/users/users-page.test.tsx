import { screen } from '@testing-library/react';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import UsersPage from './users-page.tsx';

const texts = messages.users;

const openAt = async (query: string) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp({ 'GET /operator/users': () => ({ data: [], total: 0 }) });
  renderOperator(<UsersPage />, { route: `/operator/users?${query}` });
  expect(await screen.findByText(texts.empty)).toBeVisible();
  return calls[0]?.params;
};

it('is narrowed down by its address', async () => {
  expect(await openAt('role=performer&state=suspended')).toMatchObject({ role: 'performer', state: 'suspended' });
  expect(screen.getByLabelText(texts.role)).toHaveValue('performer');
});

it('leaves out of an address what nobody could have chosen', async () => {
  const asked = await openAt('role=wizard&state=asleep');
  expect(asked).not.toHaveProperty('role');
  expect(asked).not.toHaveProperty('state');
  expect(screen.getByLabelText(texts.role)).toHaveValue('');
});
