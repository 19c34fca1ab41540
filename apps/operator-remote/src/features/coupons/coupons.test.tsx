import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Coupon } from '@barg/api-client/models';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import CouponPage from './coupon-page.tsx';
import CouponsPage from './coupons-page.tsx';

const LIST = 'GET /operator/coupons';
const words = messages.coupons;
const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

const coupon = (code: string, rest: Partial<Coupon> = {}): Coupon => ({
  ...{ _id: code, code, percent: 10, amount: null, purposes: ['subscription'], maxUses: null, maxPerFan: 1, used: 3 },
  ...{ startsAt: null, endsAt: null, endedAt: null },
  ...rest,
});

const setUp = (path: string, answers: Parameters<typeof stubHttp>[0]) => {
  resetSession(testUser({ role: 'operator' }));
  const calls = stubHttp(answers);
  renderOperator(
    <Routes>
      <Route path="/operator/coupons" element={<CouponsPage />} />
      <Route path="/operator/coupons/new" element={<CouponPage />} />
    </Routes>,
    { route: path },
  );
  return { sent: (method: string) => calls.filter(({ name }) => name.startsWith(method)) };
};

const rowOf = (code: string) => screen.findByRole('row', { name: new RegExp(code) });

it('shows what each takes off, how often it was used, and where it stands', async () => {
  const data = [
    coupon('running', { maxUses: 50 }),
    coupon('later', { startsAt: hours(1), percent: null, amount: 2.5 }),
    coupon('used', { maxUses: 3 }),
    coupon('over', { endsAt: hours(-1) }),
  ];
  setUp('/operator/coupons', { [LIST]: () => ({ data, total: data.length }) });
  const running = within(await rowOf('running'));
  for (const text of ['10%', '3 of 50', words.states.running]) expect(running.getByText(text)).toBeInTheDocument();
  const later = within(await rowOf('later'));
  for (const text of ['2.50 tokens', words.states.scheduled]) expect(later.getByText(text)).toBeInTheDocument();
  expect(within(await rowOf('used')).getByText(words.states['used-up'])).toBeInTheDocument();
  const over = within(await rowOf('over'));
  expect(over.getByText(words.states.ended)).toBeInTheDocument();
  expect(within(over.getAllByRole('cell').at(-1)!).queryByRole('button')).toBeNull();
  expect(over.getByText('over')).toHaveAttribute('translate', 'no');
});

it('ends one after a question, for good', async () => {
  let endedAt: string | null = null;
  const { sent } = setUp('/operator/coupons', {
    [LIST]: () => ({ data: [coupon('spring', { endedAt })], total: 1 }),
    'DELETE /operator/coupons/:id': () => {
      endedAt = hours(0);
      return coupon('spring', { endedAt });
    },
  });
  await rowOf('spring');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.slice(-2)).toEqual([messages.promos.endsAt, words.action]);
  await userEvent.click(within(await rowOf('spring')).getByRole('button', { name: words.end }));
  expect(sent('DELETE')).toHaveLength(0);
  const question = within(await screen.findByRole('alertdialog', { name: /^End .?spring.?\?$/ }));
  await userEvent.click(question.getByRole('button', { name: words.end }));
  await waitFor(() => expect(sent('DELETE').map(({ url }) => url)).toEqual(['/operator/coupons/spring']));
  expect(await screen.findByText(words.states.ended)).toBeInTheDocument();
});

it.each([
  ['percent', '100', /100% off leaves only the least that can be charged, .?0\.01 tokens.? of most things/],
  ['amount', '50', /50 tokens.? off covers the lowest monthly price, which is .?\d/],
] as const)('asks with both figures before one by %s gives everything away', async (kind, typed, told) => {
  const { sent } = setUp('/operator/coupons/new', {
    'POST /operator/coupons': () => coupon('spring'),
    [LIST]: () => ({ data: [coupon('spring')], total: 1 }),
  });
  await userEvent.type(await screen.findByLabelText(words.code), 'SPRING');
  await userEvent.selectOptions(screen.getByLabelText(words.kind), kind);
  await userEvent.clear(screen.getByLabelText(words[kind]));
  await userEvent.type(screen.getByLabelText(words[kind]), typed);
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(told);
  expect(sent('POST')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: words.freeMeant }));
  await rowOf('spring');
  expect(sent('POST')).toHaveLength(1);
});

it('makes one that takes tokens off works and packages', async () => {
  const { sent } = setUp('/operator/coupons/new', {
    'POST /operator/coupons': () => coupon('spring'),
    [LIST]: () => ({ data: [coupon('spring')], total: 1 }),
  });
  await userEvent.type(await screen.findByLabelText(words.code), 'SPRING');
  await userEvent.selectOptions(screen.getByLabelText(words.kind), 'amount');
  await userEvent.clear(screen.getByLabelText(words.amount));
  await userEvent.type(screen.getByLabelText(words.amount), '2.5');
  for (const purpose of ['subscription', 'product'] as const)
    await userEvent.click(screen.getByRole('switch', { name: words.purposes[purpose] }));
  await userEvent.click(screen.getByRole('switch', { name: words.purposes.package }));
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  await rowOf('spring');
  expect(sent('POST')[0]?.body).toEqual({
    ...{
      code: 'SPRING',
      amount: 2.5,
      purposes: ['item', 'package'],
      maxUses: null,
      maxPerFan: 1,
      startsAt: null,
      endsAt: null,
    },
  });
});

it('makes one without the limits whose fields were emptied, whatever was left in the other kind’s field', async () => {
  const { sent } = setUp('/operator/coupons/new', {
    'POST /operator/coupons': () => coupon('spring'),
    [LIST]: () => ({ data: [coupon('spring')], total: 1 }),
  });
  await userEvent.type(await screen.findByLabelText(words.code), 'SPRING');
  await userEvent.clear(screen.getByLabelText(words.maxPerFan));
  const percent = screen.getByLabelText(words.percent);
  expect(percent).toHaveAccessibleDescription('From 0.01 to 100.');
  await userEvent.clear(percent);
  await userEvent.type(percent, '101');
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  await waitFor(() => expect(percent).toHaveAccessibleDescription('At most 100.'));
  await userEvent.clear(percent);
  await waitFor(() => expect(percent).toHaveAccessibleDescription('This is required.'));
  await userEvent.selectOptions(screen.getByLabelText(words.kind), 'amount');
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  await rowOf('spring');
  expect(sent('POST').map(({ body }) => body)).toMatchObject([{ amount: 1, maxUses: null, maxPerFan: null }]);
});

it('asks what it is for, and keeps what was typed where the code runs already', async () => {
  const { sent } = setUp('/operator/coupons/new', {
    'POST /operator/coupons': () => {
      const message = 'This code is in use already.';
      throw stubError(409, 'coupon.taken', message, {}, [{ path: 'code', code: 'coupon.taken', message }]);
    },
  });
  await userEvent.type(await screen.findByLabelText(words.code), 'SPRING');
  for (const purpose of ['subscription', 'item', 'product'] as const)
    await userEvent.click(screen.getByRole('switch', { name: words.purposes[purpose] }));
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  expect(await screen.findByText(words.forNothing)).toBeInTheDocument();
  expect(sent('POST')).toHaveLength(0);
  await userEvent.click(screen.getByRole('switch', { name: words.purposes.item }));
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  expect(await screen.findByText('This code is in use already.')).toBeInTheDocument();
  expect(screen.getByLabelText(words.code)).toHaveValue('SPRING');
});

it('says that there are none, and tries again after a failure', async () => {
  let isDown = true;
  setUp('/operator/coupons', {
    [LIST]: () => {
      if (isDown) throw stubError(503, 'server.unavailable', 'Not now.');
      return { data: [], total: 0 };
    },
  });
  await screen.findByText('Not now.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText(words.empty)).toBeInTheDocument();
});
