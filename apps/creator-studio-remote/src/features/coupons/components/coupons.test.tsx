import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Coupon } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { CouponForm } from './coupon-form.tsx';
import { OwnCoupons } from './own-coupons.tsx';

const LIST = 'GET /performer/coupons';

const coupon: Coupon = {
  _id: 'coupon-1',
  code: 'spring',
  percent: 10,
  amount: null,
  purposes: ['subscription', 'item'],
  maxUses: 50,
  maxPerFan: 1,
  used: 3,
  startsAt: null,
  endsAt: null,
  endedAt: null,
};

beforeEach(() => {
  localStorage.clear();
  resetSession();
  resetSession(testPerformer());
});

it('shows what each takes off and how often it was used, and ends one', async () => {
  let endedAt: string | null = null;
  const calls = stubHttp({
    [LIST]: () => ({ data: [{ ...coupon, endedAt }], total: 1 }),
    'DELETE /performer/coupons/:id': () => {
      endedAt = '2026-11-20T10:00:00.000Z';
      return { ...coupon, endedAt };
    },
  });
  renderStudio(<OwnCoupons />);
  expect(await screen.findByText('10% off, used 3 of 50 times')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  const question = screen.getByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Ended')).toBeInTheDocument();
  expect(calls.map(({ url }) => url)).toContain('/performer/coupons/coupon-1');
});

it('shows what each is for, when it can be used, and that one has not begun', async () => {
  const [startsAt, endsAt] = ['2099-12-05T09:00:00.000Z', '2099-12-24T09:00:00.000Z'];
  const planned = { ...coupon, percent: null, amount: 2.5, maxPerFan: null, startsAt, endsAt };
  const usedUp = { ...coupon, _id: 'coupon-2', code: 'autumn', used: 50 };
  stubHttp({ [LIST]: () => ({ data: [planned, usedUp], total: 2 }) });
  renderStudio(<OwnCoupons />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/2\.50 tokens.? off, used 3 of 50 times/);
  expect(first).toHaveTextContent('Uses by each fan: without a limit');
  expect(first).toHaveTextContent('For: Subscriptions, their first period; Posts, galleries and videos');
  expect(first).toHaveTextContent(/Begins: December 5, 2099.*Ends: December 24, 2099/);
  expect(first).toHaveTextContent('Not yet');
  expect(second).toHaveTextContent('Uses by each fan: 1');
  expect(second).toHaveTextContent('Used up');
  expect(screen.getAllByRole('button', { name: 'End' })).toHaveLength(2);
});

it('ends none whose time is over', async () => {
  stubHttp({ [LIST]: () => ({ data: [{ ...coupon, endsAt: '2026-01-01T00:00:00.000Z' }], total: 1 }) });
  renderStudio(<OwnCoupons />);
  expect(await screen.findByText('Ended')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'End' })).not.toBeInTheDocument();
});

it('tries again after a failure, and says that there are none', async () => {
  let isDown = true;
  stubHttp({
    [LIST]: () => {
      if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
      return { data: [], total: 0 };
    },
  });
  renderStudio(<OwnCoupons />);
  await screen.findByText('An error occurred');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('You have no coupons so far.')).toBeInTheDocument();
});

it('makes one that each fan uses once', async () => {
  const calls = stubHttp({ 'POST /performer/coupons': () => coupon });
  renderStudio(<CouponForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'SPRING');
  await userEvent.click(screen.getByRole('button', { name: 'Make the coupon' }));
  const purposes = ['subscription', 'item', 'product'];
  const made = {
    ...{ code: 'SPRING', percent: 10, maxUses: null, maxPerFan: 1, purposes },
    ...{ startsAt: null, endsAt: null },
  };
  await waitFor(() => expect(calls[0]?.body).toEqual(made));
});

it('makes one that takes tokens off, for some time, as often as each fan likes', async () => {
  const calls = stubHttp({ 'POST /performer/coupons': () => coupon });
  const before = renderStudio(<CouponForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'SPRING');
  await userEvent.selectOptions(screen.getByLabelText('Takes off'), 'amount');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Tokens' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Tokens' }), '2.5');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Uses by each fan' }));
  const day = async (name: string, typed: string) => {
    // The first is of both fields, day and time.
    const [group] = await screen.findAllByRole('group', { name });
    const [month] = within(group as HTMLElement).getAllByRole('spinbutton');
    await userEvent.click(month as HTMLElement);
    await userEvent.keyboard(typed);
  };
  await day('Begins', '12242099');
  await day('Ends', '12052099');
  // What was typed is there again after a reload.
  before.unmount();
  renderStudio(<CouponForm />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Make the coupon' }));
  await screen.findAllByRole('group', { name: 'Ends' });
  await press();
  expect(await screen.findByText('The end must come after the beginning')).toBeInTheDocument();
  await day('Begins', '12012099');
  await press();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    ...{ code: 'SPRING', amount: 2.5, maxUses: null, maxPerFan: null },
    purposes: ['subscription', 'item', 'product'],
    startsAt: new Date('2099-12-01T00:00:00').toISOString(),
    endsAt: new Date('2099-12-05T00:00:00').toISOString(),
  });
  expect(await screen.findByText('The coupon holds from its beginning on.')).toBeInTheDocument();
});

it('has no limit again once its field is emptied', async () => {
  const calls = stubHttp({ 'POST /performer/coupons': () => coupon });
  renderStudio(<CouponForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'SPRING');
  const uses = screen.getByRole('textbox', { name: 'Uses in all' });
  await userEvent.type(uses, '5');
  await userEvent.clear(uses);
  await userEvent.click(screen.getByRole('button', { name: 'Make the coupon' }));
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ maxUses: null }));
});

it('keeps what is typed of the next while one is being made', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const calls = stubHttp({ 'POST /performer/coupons': () => promise });
  renderStudio(<CouponForm />);
  const code = screen.getByRole('textbox', { name: 'Code' });
  const percent = screen.getByRole('textbox', { name: 'Percent off' });
  await userEvent.type(code, 'SPRING');
  await userEvent.clear(percent);
  await userEvent.type(percent, '20');
  await userEvent.click(screen.getByRole('button', { name: 'Make the coupon' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.type(code, '2');
  resolve(coupon);
  await waitFor(() => expect(percent).toHaveValue('10'));
  expect(code).toHaveValue('SPRING2');
});

it('has what was typed again for who logs in after her session ended, until it is made', async () => {
  const calls = stubHttp({ 'POST /performer/coupons': () => coupon });
  const before = renderStudio(<CouponForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'SPRING');
  await userEvent.click(screen.getByRole('switch', { name: /product/i }));
  before.unmount();
  resetSession();
  resetSession(testPerformer());
  const after = renderStudio(<CouponForm />);
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('SPRING');
  await userEvent.click(screen.getByRole('button', { name: 'Make the coupon' }));
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ code: 'SPRING', purposes: ['subscription', 'item'] }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue(''));
  after.unmount();
  renderStudio(<CouponForm />);
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
});

it('asks with both figures before one gives everything away', async () => {
  const calls = stubHttp({ 'POST /performer/coupons': () => coupon });
  renderStudio(<CouponForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'SPRING');
  const percent = screen.getByRole('textbox', { name: 'Percent off' });
  await userEvent.clear(percent);
  await userEvent.type(percent, '100');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Make the coupon');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(/100% off leaves .?0\.01 tokens.? to pay/);
  expect(question).toHaveTextContent('Uses in all: without a limit');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(calls).toEqual([]);
  await press('Make the coupon');
  await screen.findByRole('alertdialog');
  await press('Make it all the same');
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ code: 'SPRING', percent: 100 }));
});

it('tells what a code and a percentage may be, before anything is sent', async () => {
  const calls = stubHttp({});
  renderStudio(<CouponForm />);
  const percent = screen.getByRole('textbox', { name: 'Percent off' });
  expect(percent).toHaveAccessibleDescription('From 0.01 to 100.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '50%off');
  await userEvent.clear(percent);
  await userEvent.type(percent, '101');
  await userEvent.click(screen.getByRole('button', { name: 'Make the coupon' }));
  const code = screen.getByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(code).toHaveAccessibleDescription(/3 to 32 letters/));
  expect(percent).toHaveAccessibleDescription('At most 100.');
  expect(calls).toEqual([]);
});

it('makes one for what she chooses, which is something', async () => {
  const calls = stubHttp({ 'POST /performer/coupons': () => coupon });
  renderStudio(<CouponForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'SPRING');
  for (const name of ['Subscriptions, their first period', 'Posts, galleries and videos', 'Products'])
    await userEvent.click(screen.getByRole('switch', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Make the coupon' }));
  expect(await screen.findByText('Choose what it is for.')).toBeInTheDocument();
  expect(calls).toHaveLength(0);
  await userEvent.click(screen.getByRole('switch', { name: 'Products' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make the coupon' }));
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ purposes: ['product'] }));
});
