import { screen, within } from '@testing-library/react';
import type { Receipt } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderCommerce } from '../../../testing/render-commerce.tsx';
import ReceiptPage from './receipt-page.tsx';

const receipt: Receipt = {
  number: '2026-000042',
  issuedAt: '2026-03-20T23:30:00.000Z',
  ...{ seller: 'Barg', buyer: 'نیلوفر', purpose: 'top-up', tokens: 10, currency: 'USD', net: 10, total: 11.9 },
  tax: { country: 'DE', name: 'MwSt.', percent: 19, amount: 1.9 },
  provider: 'sandbox',
  card: { brand: 'visa', last4: '4242' },
  refunds: [{ amount: 5.95, tax: 0.95, status: 'succeeded', createdAt: '2026-03-21T00:00:00.000Z' }],
};

describe('the receipt of a payment', () => {
  it('tells in Persian who sold what, with the tax, and what went back, by the site’s clock', async () => {
    resetSession(testUser());
    stubHttp({ 'GET /payment/transactions/:id/receipt': () => receipt });
    renderCommerce(<ReceiptPage paymentId="pay1" />, { locale: 'fa-IR' });
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByText('2026-000042')).toBeVisible();
    expect(sheet.getByText(/۲۹ اسفند ۱۴۰۴.*۲۳:۳۰/)).toBeVisible();
    expect(sheet.getByText(/Visa •••• 4242/)).toBeVisible();
    expect(sheet.getByRole('row', { name: /MwSt\. .*۱۹.*آلمان/ })).toBeVisible();
    expect(sheet.getByRole('row', { name: /جمع کل.*۱۱٫۹۰/ })).toBeVisible();
    expect(sheet.getByRole('row', { name: /بازپرداخت شد.*از آن مالیات.*۰٫۹۵.*۵٫۹۵/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'چاپ' })).toBeVisible();
  });

  it('says so where nothing was taxed, and where there is none', async () => {
    resetSession(testUser());
    stubHttp({ 'GET /payment/transactions/:id/receipt': () => ({ ...receipt, tax: null, refunds: [] }) });
    const { unmount } = renderCommerce(<ReceiptPage paymentId="pay1" />);
    expect(await within(await screen.findByRole('article')).findByText('Tax: none')).toBeVisible();
    unmount();
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/:id/receipt': () => {
        throw stubError(404, 'not_found', 'There is no such thing.');
      },
    });
    renderCommerce(<ReceiptPage paymentId="pay1" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such thing.');
  });
});
