import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureHttp } from '@barg/api-client/http';
import { toQueryError, type QueryError } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderCommerce } from '../../testing/render-commerce.tsx';
import type { CouponOrder } from './apply-coupon.ts';
import { useCoupon } from './use-coupon.ts';

const APPLY = 'POST /coupons/:code/apply-coupon';
const orderOf = (plan: 'monthly' | 'yearly'): CouponOrder => ({ purpose: 'subscription', itemId: 'p1', plan });
const quoteOf = (discount: number) => ({ code: 'spring', discount, total: 10 - discount, endsAt: null });
const isYearly = (body: unknown) => JSON.stringify(body).includes('yearly');

const failureOf = (code: string, reason?: string): QueryError =>
  toQueryError(stubError(409, code, 'No.', {}, reason ? [{ path: 'coupon', code: reason, message: reason }] : []));

function Priced({ order }: { order: CouponOrder | null }) {
  const coupon = useCoupon(order);
  return (
    <>
      <output aria-label="Price">
        {coupon.isUnknown ? 'unknown' : (coupon.refusal ?? coupon.quote?.total ?? 'full')}
      </output>
      <button onClick={() => void coupon.apply('spring')}>Apply</button>
      <button onClick={coupon.remove}>Remove</button>
      <button onClick={() => coupon.askAgain(failureOf('price.changed'))}>Changed</button>
      <button onClick={() => coupon.askAgain(failureOf('coupon.unusable', 'used-by-you'))}>Unusable</button>
      <button onClick={coupon.forgetRefusal}>Edit</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shows = (words: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Price' })).toHaveTextContent(words));

beforeEach(() => resetSession(testUser()));

it('is quoted again for another order, whose price is not known meanwhile', async () => {
  const yearly = Promise.withResolvers<void>();
  stubHttp({
    [APPLY]: async ({ body }) => {
      if (!isYearly(body)) return quoteOf(1);
      await yearly.promise;
      return quoteOf(4);
    },
  });
  const { rerender } = renderCommerce(<Priced order={orderOf('monthly')} />);
  await press('Apply');
  await shows('9');
  rerender(<Priced order={orderOf('yearly')} />);
  await shows('unknown');
  await act(async () => yearly.resolve());
  await shows('6');
});

it('says that there is no connection no longer than that is so, and asks again about a code that it has', async () => {
  configureHttp({ getOfflineText: () => 'There is no connection.' });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubHttp({
    [APPLY]: ({ body }) => {
      if (!navigator.onLine) throw new Error('cut');
      return quoteOf(isYearly(body) ? 4 : 1);
    },
  });
  const comeBack = () => {
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
  };
  const { rerender } = renderCommerce(<Priced order={orderOf('monthly')} />);
  await press('Apply');
  await shows('There is no connection.');
  comeBack();
  await shows('full');
  await press('Apply');
  await shows('9');
  onLine.mockReturnValue(false);
  rerender(<Priced order={orderOf('yearly')} />);
  await shows('There is no connection.');
  comeBack();
  await shows('6');
  onLine.mockRestore();
});

it('takes no quote for an order that is not the one any more', async () => {
  const monthly = Promise.withResolvers<void>();
  stubHttp({
    [APPLY]: async () => {
      await monthly.promise;
      return quoteOf(1);
    },
  });
  const { rerender } = renderCommerce(<Priced order={orderOf('monthly')} />);
  await press('Apply');
  rerender(<Priced order={orderOf('yearly')} />);
  await act(async () => monthly.resolve());
  await shows('full');
});

it('says why a code takes nothing off, and keeps the price', async () => {
  let failure = stubError(404, 'coupon.not_found', '');
  stubHttp({
    [APPLY]: () => {
      throw failure;
    },
  });
  renderCommerce(<Priced order={orderOf('monthly')} />);
  await press('Apply');
  await shows('There is no such coupon.');
  failure = stubError(503, 'server.unexpected', 'Not now.');
  await press('Apply');
  await shows('Not now.');
});

it('is asked again after a payment that was refused for its price, and says why it can be used no more', async () => {
  let discount = 1;
  stubHttp({ [APPLY]: () => quoteOf(discount) });
  renderCommerce(<Priced order={orderOf('monthly')} />);
  await press('Apply');
  await shows('9');
  discount = 2;
  await press('Changed');
  await shows('8');
  await press('Unusable');
  await shows('You have used this coupon already.');
  await press('Edit');
  await shows('full');
});

it('takes nothing off what takes no coupon', async () => {
  const calls = stubHttp({ [APPLY]: () => quoteOf(1) });
  renderCommerce(<Priced order={null} />);
  await press('Apply');
  await shows('full');
  expect(calls).toEqual([]);
});
