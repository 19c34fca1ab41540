import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../../testing/render-studio.tsx';
import { QuickReplies } from './quick-replies.tsx';

const URL = '/performer/quick-replies';
const replyOf = (title: string) => ({ _id: `id-${title}`, title, text: `${title}, {name}` });

beforeEach(() => resetSession(testPerformer()));

const openMenu = async (title: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: `Options of “${title}”` }));

test('a quick reply is written, moved and deleted', async () => {
  let replies = [replyOf('Thanks'), replyOf('Prices')];
  const calls = stubHttp({
    [`GET ${URL}`]: () => ({ data: replies, total: replies.length }),
    [`POST ${URL}`]: ({ body }) => {
      replies = [...replies, { _id: 'id-new', ...(body as { title: string; text: string }) }];
      return replies.at(-1);
    },
    [`PUT ${URL}/order`]: () => {
      replies = replies.toReversed();
      return { success: true };
    },
    [`DELETE ${URL}/:id`]: () => {
      replies = replies.slice(0, 1);
      return { success: true };
    },
  });
  renderStudio(<QuickReplies />);
  await openMenu('Prices');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === `PUT ${URL}/order`)?.body).toEqual({ ids: ['id-Prices', 'id-Thanks'] }),
  );
  await openMenu('Thanks');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Thanks')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Add a quick reply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Later');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Tomorrow, {{name}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Later')).toBeVisible();
  expect(calls.find(({ name }) => name === `POST ${URL}`)?.body).toEqual({ title: 'Later', text: 'Tomorrow, {name}' });
});

test('a failure is told and tried again, and an empty list says so', async () => {
  let isDown = true;
  stubHttp({
    [`GET ${URL}`]: () => {
      if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
      return { data: [], total: 0 };
    },
  });
  renderStudio(<QuickReplies />);
  await screen.findByText('An error occurred');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('You have no quick replies yet.')).toBeVisible();
});

test('one whose answer was lost is added again with the same key, also after a reload', async () => {
  let isLost = true;
  const calls = stubHttp({
    [`GET ${URL}`]: () => ({ data: [], total: 0 }),
    [`POST ${URL}`]: ({ body }) => {
      if (isLost) throw stubError(503, 'server.unavailable', 'Not now.');
      return { _id: 'id-new', ...(body as object) };
    },
  });
  const keys = () => calls.flatMap(({ name, headers }) => (name === `POST ${URL}` ? [headers['Idempotency-Key']] : []));
  const { unmount } = renderStudio(<QuickReplies />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a quick reply' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Later');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Tomorrow');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  unmount();
  isLost = false;
  renderStudio(<QuickReplies />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a quick reply' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[0]).toBeTruthy();
  expect(keys()[1]).toBe(keys()[0]);
});
