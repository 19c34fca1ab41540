import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditedText } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import { sourceFor } from './source-for.ts';
import { TextEditor } from './text-editor.tsx';
import TranslationsPage from './translations-page.tsx';

const text = (rest: Partial<EditedText> = {}): EditedText => ({
  ...{ locale: 'fa-IR', namespace: 'feed', key: 'title', value: 'خانه', isEdited: false, shippedValue: 'خانه' },
  ...{ placeholders: [], source: { locale: 'en-US', value: 'Home' } },
  ...rest,
});

const open = (shown: EditedText) => {
  resetSession(testUser({ role: 'operator' }));
  return renderOperator(<TextEditor text={shown} />);
};

const typeIntoField = async (words: string) => {
  const field = screen.getByLabelText(messages.translations.text);
  await userEvent.clear(field);
  await userEvent.type(field, words);
};

beforeEach(() => localStorage.clear());

it('shows what another language says beside a text, in its own direction', () => {
  open(text());
  const said = within(screen.getByRole('figure')).getByText('Home');
  expect(said).toHaveAttribute('dir', 'ltr');
  expect(said).toHaveAttribute('lang', 'en-US');
  expect(screen.getByDisplayValue('خانه')).toHaveAttribute('dir', 'rtl');
});

it('shows the text alone where no other language has it', () => {
  open(text({ source: null }));
  expect(screen.getByDisplayValue('خانه')).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

it('asks for English beside other languages, for Persian beside English, and for what is chosen', () => {
  expect(sourceFor('fa-IR', '')).toBe('en-US');
  expect(sourceFor('en-US', '')).toBe('fa-IR');
  expect(sourceFor('en-US', 'ar-EG')).toBe('ar-EG');
  for (const nothing of ['fa-IR', 'de-AT', 'x']) expect(sourceFor('fa-IR', nothing)).toBe('en-US');
});

it('has what was typed there after a reload, says so, and lets it go', async () => {
  const page = open(text());
  await typeIntoField('Half a sent');
  const letGo = () => screen.queryByRole('button', { name: 'Discard it' });
  expect(letGo()).toBeNull();
  page.unmount();
  open(text());
  const field = screen.getByLabelText(messages.translations.text);
  expect(field).toHaveValue('Half a sent');
  await userEvent.click(letGo()!);
  await userEvent.click(letGo()!);
  expect(field).toHaveValue('خانه');
  expect(letGo()).toBeNull();
});

it('says what stands on the site beside what was typed about other words, and names those that it read', async () => {
  let value = 'خانه';
  const calls = stubHttp({
    'GET /operator/translations': () => ({ data: [text({ value })], total: 1 }),
    'PUT /operator/translations': () => {
      value = 'آغاز';
      throw stubError(409, 'texts.changed_meanwhile', 'Somebody else has changed these words');
    },
  });
  resetSession(testUser({ role: 'operator' }));
  renderOperator(<TranslationsPage />);
  await screen.findByDisplayValue('خانه');
  await typeIntoField('Start');
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('آغاز')).toBeInTheDocument();
  // The field that was refused has made way for that of the new words: a toast says why.
  expect(await screen.findByText('Somebody else has changed these words')).toBeInTheDocument();
  expect(screen.getByLabelText(messages.translations.text)).toHaveValue('Start');
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  const sent = () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { value: 'Start', basedOn: 'خانه' },
    { value: 'Start', basedOn: 'آغاز' },
  ]);
});

it('has nothing left of a text that was saved', async () => {
  const calls = stubHttp({ 'PUT /operator/translations': () => text({ value: 'Start' }) });
  open(text());
  await typeIntoField('Start');
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(calls.at(-1)?.name).toMatch(/^PUT/));
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Start'));
});

it('has what was typed while another text was being saved', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const calls = stubHttp({ 'PUT /operator/translations': () => promise });
  const page = open(text());
  await typeIntoField('Start');
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(calls.at(-1)?.name).toMatch(/^PUT/));
  await userEvent.type(screen.getByLabelText(messages.translations.text), ' here');
  resolve(text({ value: 'Start' }));
  expect(await screen.findByText(messages.saved)).toBeVisible();
  page.unmount();
  // The list is read again, and has the saved text in a form of its own.
  open(text({ value: 'Start' }));
  expect(screen.getByLabelText(messages.translations.text)).toHaveValue('Start here');
});

it('leaves out of an address what nobody could have chosen', async () => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp({
    'GET /operator/translations': () => ({ data: [], total: 0 }),
    'GET /operator/remotes': () => ({ remotes: [] }),
  });
  renderOperator(<TranslationsPage />, { route: '/operator/translations?locale=xx-YY&namespace=No%20such' });
  expect(await screen.findByText(messages.translations.empty)).toBeVisible();
  const asked = calls.find(({ url }) => url === '/operator/translations')?.params;
  expect(asked).toMatchObject({ locale: 'en-US' });
  expect(asked).not.toHaveProperty('namespace');
});
