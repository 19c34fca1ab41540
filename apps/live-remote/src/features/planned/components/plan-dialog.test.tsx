import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { readDraft } from '@barg/session/unsent-drafts';
import { renderLive } from '../../../testing/render-live.tsx';
import { stream } from '../../../testing/samples.ts';
import PlanDialog from './plan-dialog.tsx';

const PLAN = 'POST /streaming/planned';

test('a stream is announced for tomorrow unless she says otherwise, and a refusal leaves what she typed', async () => {
  let isRefused = true;
  const calls = stubHttp({
    [PLAN]: () => {
      if (isRefused) throw stubError(429, 'request.too_many', 'Too many, in 20 seconds again.');
      return stream({ phase: 'planned' });
    },
  });
  const onClose = jest.fn();
  renderLive(<PlanDialog stream={null} onClose={onClose} />, { user: testPerformer() });
  await userEvent.type(screen.getByRole('textbox', { name: /Title of the stream/ }), 'Slow bread');
  await userEvent.click(screen.getByRole('button', { name: 'Plan a stream' }));
  expect(await screen.findByText('Too many, in 20 seconds again.')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();

  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Plan a stream' }));
  expect(await screen.findByText(/Its page is there already/)).toBeInTheDocument();
  expect(onClose).toHaveBeenCalled();
  const [first, second] = calls.filter(({ name }) => name === PLAN).map(({ headers }) => headers['Idempotency-Key']);
  expect([first, second]).toEqual([expect.any(String), first]);
  const { plannedAt, ...plan } = calls.findLast(({ name }) => name === PLAN)?.body as { plannedAt: string };
  expect(plan).toMatchObject({ title: 'Slow bread', audience: 'public', plannedDuration: 3600 });
  const hours = (Date.parse(plannedAt) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(22);
  expect(hours).toBeLessThan(27);
});

test('one that is late keeps its time while its words change, and its length that is not among those proposed', async () => {
  const plannedAt = new Date(Date.now() - 10 * 60_000).toISOString();
  const late = stream({
    ...{ phase: 'planned', plannedAt, startedAt: plannedAt, plannedDuration: 70 * 60 },
    audience: 'public',
  });
  const calls = stubHttp({ 'PUT /streaming/planned/:id': () => late });
  const onClose = jest.fn();
  renderLive(<PlanDialog stream={late} onClose={onClose} />, { user: testPerformer() });
  expect(await screen.findByRole('combobox', { name: 'Planned duration' })).toHaveDisplayValue('70 minutes');
  await userEvent.type(screen.getByRole('textbox', { name: /Title of the stream/ }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    title: 'Drawing together!',
    basedOn: { title: 'Drawing together' },
  });
});

test('of a plan what was changed is sent alone: another window may have changed the rest', async () => {
  const plannedAt = new Date(Date.now() + 86_400_000).toISOString();
  const announced = stream({
    ...{ phase: 'planned', plannedAt, startedAt: plannedAt, plannedDuration: 3600 },
    ...{ audience: 'public', topic: 'Flour' },
  });
  const calls = stubHttp({ 'PUT /streaming/planned/:id': () => announced });
  const onClose = jest.fn();
  renderLive(<PlanDialog stream={announced} onClose={onClose} />, { user: testPerformer() });
  const field = await screen.findByRole('textbox', { name: /Title of the stream/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'Slow bread');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { title: 'Slow bread', basedOn: { title: 'Drawing together' } },
  ]);
});

test('a plan whose answer was lost is made once, though the dialog was closed and opened again', async () => {
  let isLost = true;
  const calls = stubHttp({
    [PLAN]: () => {
      if (isLost) throw stubError(0, '', '');
      return stream({ phase: 'planned' });
    },
  });
  const open = () => renderLive(<PlanDialog stream={null} onClose={jest.fn()} />, { user: testPerformer() });
  const { unmount } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: /Title of the stream/ }), 'Slow bread');
  await userEvent.click(screen.getByRole('button', { name: 'Plan a stream' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === PLAN)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Plan a stream' })).toBeEnabled());
  unmount();
  isLost = false;
  open();
  expect(await screen.findByRole('textbox', { name: /Title of the stream/ })).toHaveValue('Slow bread');
  await userEvent.click(screen.getByRole('button', { name: 'Plan a stream' }));
  expect(await screen.findByText(/Its page is there already/)).toBeInTheDocument();
  const [first, second] = calls.filter(({ name }) => name === PLAN);
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
});

test('whom a plan is for and what that costs are kept together', async () => {
  const announced = stream({
    phase: 'planned',
    plannedAt: '2099-03-01T15:00:00.000Z',
    audience: 'ticketed',
    price: 20,
  });
  stubHttp({});
  renderLive(<PlanDialog stream={announced} onClose={jest.fn()} />, { user: testPerformer() });
  const price = await screen.findByRole('textbox', { name: /Price/ });
  await userEvent.clear(price);
  await userEvent.type(price, '25');
  expect(readDraft(`planned-stream:${announced._id}`)).toMatchObject({ audience: 'ticketed', price: 25 });
});

test('a time that another tab has given a plan meanwhile is told, and replaced only by the next save', async () => {
  let stored = stream({ phase: 'planned', title: 'Bread', plannedAt: '2099-03-01T15:00:00.000Z' });
  const calls = stubHttp({
    'GET /streaming/:id': () => stored,
    'PUT /streaming/planned/:id': ({ body }) => {
      const { basedOn } = body as { basedOn: { title: string } };
      if (basedOn.title !== stored.title) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      return stored;
    },
  });
  const onClose = jest.fn();
  renderLive(<PlanDialog stream={stored} onClose={onClose} />, { user: testPerformer() });
  const field = await screen.findByRole('textbox', { name: /Title of the stream/ });
  await userEvent.type(field, ' and salt');
  stored = { ...stored, title: 'Bread and butter', topic: 'Baking' };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
  expect(screen.getByText('Bread and butter')).toBeVisible();
  expect(field).toHaveValue('Bread and salt');
  expect(screen.getByRole('textbox', { name: /Topic/ })).toHaveValue('Baking');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.findLast(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    title: 'Bread and salt',
    basedOn: { title: 'Bread and butter' },
  });
});
