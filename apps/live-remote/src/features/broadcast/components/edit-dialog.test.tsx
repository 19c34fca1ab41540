import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnStream } from '@barg/api-client/models';
import { stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderLive } from '../../../testing/render-live.tsx';
import { ownStream } from '../../../testing/samples.ts';
import EditDialog from './edit-dialog.tsx';

const CHANGE = 'PUT /streaming/update';
const PLAN_END = 'PUT /streaming/set-duration';

const open = () => {
  const calls = stubHttp({ [CHANGE]: () => ownStream(), [PLAN_END]: () => ownStream() });
  const onClose = jest.fn();
  renderLive(<EditDialog stream={ownStream()} onClose={onClose} />, { user: testPerformer() });
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  };
  return { calls, save };
};

test('the end of a running stream is planned, with its words', async () => {
  const { calls, save } = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Topic' }), 'Ceramics');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Planned duration' }), '60');
  await save();
  expect(calls.find(({ name }) => name === PLAN_END)?.body).toEqual({ streamId: ownStream()._id, duration: 3600 });
  // Another window may have changed the rest meanwhile.
  expect(calls.find(({ name }) => name === CHANGE)?.body).toEqual({
    ...{ title: ownStream().title, topic: 'Ceramics' },
    basedOn: { title: ownStream().title, topic: '' },
  });
});

test('nothing is said of an end that was left open, nor of anything else that was', async () => {
  const { calls, save } = open();
  await save();
  expect(calls.map(({ name }) => name).filter((name) => name === PLAN_END || name === CHANGE)).toEqual([]);
});

test('a title that another window has given the stream is shown before it is replaced, and stays where the topic changes', async () => {
  let stored = ownStream();
  stubHttp({
    'GET /streaming/live': () => stored,
    [CHANGE]: ({ body }) => {
      const { basedOn, ...facts } = body as Partial<OwnStream> & { basedOn: { title: string } };
      if (basedOn.title !== stored.title) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      stored = { ...stored, ...facts };
      return stored;
    },
  });
  const onClose = jest.fn();
  renderLive(<EditDialog stream={stored} onClose={onClose} />, { user: testPerformer() });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Topic' }), 'Ceramics');
  stored = { ...stored, title: 'Wind' };
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(stored).toMatchObject({ title: 'Wind', topic: 'Ceramics' });

  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
  stored = { ...stored, title: 'Storm' };
  await save();
  expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
  expect(screen.getByRole('note', { name: 'Saved elsewhere meanwhile' })).toHaveTextContent('Storm');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(stored).toMatchObject({ title: 'Wind!', topic: 'Ceramics' });
});
