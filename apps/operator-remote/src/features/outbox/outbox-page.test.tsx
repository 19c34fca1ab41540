import { screen } from '@testing-library/react';
import type { OutboxMail } from '@barg/api-client/models';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import OutboxPage from './outbox-page.tsx';

const mail: OutboxMail = {
  _id: '0198c0de-5a1e-7c3a-9b7e-3f2a1d4c5b6a',
  recipient: 'nilou@barg.example',
  locale: 'en-US',
  template: 'password-reset',
  subject: 'A new password for Barg',
  text: 'Set it here:\nhttps://barg.example/auth/reset-password#token=abc',
  isMasked: false,
  htmlUrl: '/api/operator-mail/1',
  status: 'sent',
  error: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  sentAt: null,
};

const open = (changes: Partial<OutboxMail>) => {
  resetSession(testUser({ role: 'operator' }));
  stubHttp({ 'GET /operator/outbox': () => ({ data: [{ ...mail, ...changes }], total: 1 }) });
  renderOperator(<OutboxPage />);
};
const { outbox: words } = messages;

test('letters are shown with their links where nobody is let into anything real, and the page says so', async () => {
  open({});
  expect(await screen.findByText(words.open)).toBeVisible();
  expect(screen.getByRole('link', { name: /reset-password/ })).toBeVisible();
  expect(screen.getByRole('link', { name: words.html })).toBeVisible();
});

test('masked letters are said to be', async () => {
  open({ isMasked: true, text: 'Set it here:\n••••••' });
  expect(await screen.findByText(words.masked)).toBeVisible();
  expect(screen.queryByText(words.open)).toBeNull();
});

test('a letter of which nothing is shown is called by its kind', async () => {
  open({ isMasked: true, subject: '', text: '' });
  expect(await screen.findByRole('heading', { name: words.kinds['password-reset'] })).toBeVisible();
  expect(screen.getByText(words.notShown)).toBeVisible();
  expect(screen.queryByRole('link', { name: words.html })).toBeNull();
});
