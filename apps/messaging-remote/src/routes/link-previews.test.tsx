import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkPreview } from '@barg/api-client/models';
import { settingsSlice, storeHere } from '@barg/session';
import { resetSession, stubHttp, type StubbedCall } from '@barg/session/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, messageOf, ownMessageOf, tell } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const page = (items: object[]) => ({ data: items, total: items.length });

const ADDRESS = 'https://bowls.example.com/blue';

const previewOf = (changes: Partial<LinkPreview> = {}): LinkPreview => ({
  ...{ address: ADDRESS, host: 'bowls.example.com', status: 'ready', title: 'A <b>blue</b> bowl' },
  ...{ description: 'Made by hand', siteName: 'Bowls', pictureUrl: '/api/media/link-previews/1' },
  ...changes,
});

const empty = { title: '', description: '', siteName: '', pictureUrl: null };

const linked = (changes: Partial<LinkPreview> = {}) =>
  messageOf(1, { text: `See ${ADDRESS}`, preview: previewOf(changes) });

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([conversationOf()]),
  'GET /conversations/:id': () => conversationOf(),
  'GET /messages/conversations/:id': () => page([linked()]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
  'POST /messages/conversations/:id': () => ownMessageOf(2),
};

const open = (changes: Record<string, StubbedCall> = {}) => {
  const made = stubHttp({ ...calls, ...changes });
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
  return made;
};

const card = (name: RegExp) => screen.findByRole('link', { name });

beforeEach(() => resetSession(me));

test('a linked page is shown by its own words as text, and leads there without telling from where', async () => {
  open();
  const link = await card(/A <b>blue<\/b> bowl.*Made by hand.*Bowls · bowls.example.com/);
  expect(link).toHaveAttribute('href', ADDRESS);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  expect(link.querySelector('img')).toHaveAttribute('src', '/api/media/link-previews/1');
});

test('its room is there before the page has answered, and where it says nothing', async () => {
  open({ 'GET /messages/conversations/:id': () => page([linked({ status: 'pending', ...empty })]) });
  const waiting = await card(/bowls\.example\.com.*on its way/);
  const height = () => getComputedStyle(waiting.parentElement ?? waiting).blockSize;
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  const before = height();
  act(() => tell('message.updated', { conversationId: CONVERSATION, messageId: linked()._id, message: linked() }));
  expect(await card(/blue.*bowl/)).not.toHaveAttribute('aria-busy');
  const none = linked({ status: 'none', ...empty });
  act(() => tell('message.updated', { conversationId: CONVERSATION, messageId: none._id, message: none }));
  await waitFor(() => expect(screen.queryByText('Made by hand')).not.toBeInTheDocument());
  expect(before).toBe('84px');
  expect(height()).toBe(before);
});

test('none is shown of a stranger', async () => {
  open({ 'GET /conversations/:id': () => conversationOf({ linksHeld: true }) });
  expect(await screen.findByText(/See/)).toBeVisible();
  expect(screen.queryByText('Made by hand')).not.toBeInTheDocument();
});

test('the writer sees that the page will be shown, and leaves it out', async () => {
  const made = open();
  const sent = () => made.filter(({ name }) => name === 'POST /messages/conversations/:id').map(({ body }) => body);
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  const bar = () => screen.findByRole('group', { name: 'Preview of the link' });
  await userEvent.type(field, `Look ${ADDRESS}`);
  expect(await bar()).toHaveTextContent('bowls.example.com');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Leave the preview out' }));
  expect(await bar()).toHaveTextContent('Sent without a preview');
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ text: `Look ${ADDRESS}`, withoutPreview: true });
  await userEvent.type(field, `${ADDRESS}{Enter}`);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).not.toHaveProperty('withoutPreview');
});

test('who changes a message leaves the preview out, or takes it back in', async () => {
  const own = ownMessageOf(2, {
    ...{ text: `Look ${ADDRESS}`, preview: previewOf({ title: 'A bowl' }) },
    createdAt: new Date().toISOString(),
  });
  const made = open({
    'GET /messages/conversations/:id': () => page([own]),
    'PUT /messages/:id': ({ body }) => ({
      ...own,
      preview: (body as { withoutPreview: boolean }).withoutPreview ? undefined : own.preview,
    }),
  });
  const change = async (button: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Message options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const bar = await screen.findByRole('group', { name: 'Preview of the link' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(within(bar).getByRole('button', { name: button }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  };
  await card(/A bowl/);
  await change('Leave the preview out');
  await waitFor(() => expect(screen.queryByText('A bowl')).not.toBeInTheDocument());
  await change('With preview');
  await card(/A bowl/);
  const sent = made.flatMap(({ name, body }) => (name.startsWith('PUT') ? [body] : []));
  expect(sent).toEqual(
    [true, false].map((withoutPreview) => ({ text: own.text, withoutPreview, basedOn: { text: own.text } })),
  );
});

test('nothing is offered where the site shows no previews', async () => {
  open();
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  act(() => void storeHere().dispatch(settingsSlice.actions.settingsLoaded({ linkPreviews: false })));
  await userEvent.type(field, ADDRESS);
  await act(async () => undefined);
  expect(screen.queryByRole('group', { name: 'Preview of the link' })).not.toBeInTheDocument();
});
