import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, type StubbedCall } from '@barg/session/testing';
import { accessFaults } from '@barg/ui-kit/testing';
import { renderMessaging } from '../testing/render-messaging.tsx';
import { CONVERSATION, conversationOf, me, mediaOf, messageOf, sentFile } from '../testing/samples.ts';
import { MessagesPage } from './messages-page.tsx';

const FILE = '01900000-0000-7000-8000-0000000000f1';
const page = (items: object[]) => ({ data: items, total: items.length });
const nothing = { width: null, height: null } as const;
const named = sentFile(FILE, { ...nothing, type: 'file', name: 'contract.pdf', size: 120_000 });
const media = mediaOf(FILE, { ...nothing, type: 'message-file', thumbnails: null, url: '/api/media/x/original?s=1' });

const calls: Record<string, StubbedCall> = {
  'GET /conversations': () => page([conversationOf()]),
  'GET /conversations/:id': () => conversationOf(),
  'GET /messages/conversations/:id': () => page([messageOf(1, { type: 'file', text: '', files: [named] })]),
  'POST /messages/read-all/conversation/:id': () => ({ totalNotSeenMessages: 0 }),
  'POST /files/sign-urls': () => page([media]),
};
const open = () =>
  renderMessaging(<MessagesPage />, { route: `/messages/${CONVERSATION}`, path: '/messages/:conversationId?' });
const document = () => screen.findByRole('button', { name: 'Download contract.pdf, 120 kB' });

beforeEach(() => resetSession(me));

test('a document shows its name and size, and is saved from a fresh address', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
  });
  stubHttp({ ...calls, 'POST /files/sign-url': () => ({ ...media, url: '/api/media/x/original?s=2' }) });
  open();
  const button = await document();
  expect(await accessFaults()).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(saved).toEqual(['/api/media/x/original?s=2 true']));
  jest.restoreAllMocks();
});

test('one that is gone meanwhile says so in the words of the server', async () => {
  const gone = () => {
    throw stubError(404, 'request.not_found', 'Not found');
  };
  stubHttp({ ...calls, 'POST /files/sign-url': gone });
  open();
  await userEvent.click(await document());
  expect(await screen.findByText('Not found')).toBeInTheDocument();
});

test('documents are sent as such, and a locked one tells only that it is one', async () => {
  const made = stubHttp({
    ...calls,
    'GET /messages/conversations/:id': () =>
      page([
        messageOf(1, { type: 'file', text: '', price: 5, isLocked: true, files: [sentFile(FILE, { type: 'file' })] }),
      ]),
    'POST /messages/private/file/document': () => media,
  });
  open();
  expect(await screen.findByText('1 document')).toBeInTheDocument();
  const notes = new File(['ink'], 'Notes.MD', { type: '' });
  await userEvent.upload(await screen.findByLabelText('Add files', { selector: 'input' }), [notes], {
    applyAccept: false,
  });
  await waitFor(() => expect(made.map(({ name }) => name)).toContain('POST /messages/private/file/document'));
});
