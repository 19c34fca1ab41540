import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Receipt } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderCommerce } from '../../../testing/render-commerce.tsx';
import { saveFile } from '@barg/ui-kit/save-file';
import ReceiptPage from './receipt-page.tsx';

jest.mock('@barg/ui-kit/save-file', () => ({ saveFile: jest.fn() }));

const receipt: Receipt = {
  number: '2026-000042',
  issuedAt: '2026-03-20T23:30:00.000Z',
  ...{ seller: 'Barg', buyer: 'نیلوفر', purpose: 'top-up', tokens: 10, currency: 'USD', net: 10, total: 11.9 },
  ...{ price: 12, discount: 2 },
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
    expect(sheet.getByRole('row', { name: /۱۰ توکن.*۱۲٫۰۰/ })).toBeVisible();
    expect(sheet.getByRole('row', { name: /تخفیف.*۲٫۰۰/ })).toBeVisible();
    expect(sheet.getByRole('row', { name: /جمع کل.*۱۱٫۹۰/ })).toBeVisible();
    expect(sheet.getByRole('row', { name: /بازپرداخت شد.*از آن مالیات.*۰٫۹۵.*۵٫۹۵/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'چاپ' })).toBeVisible();
  });

  it('names the seller in the language that the reader has switched to', async () => {
    resetSession(testUser());
    const sellers = ['Atelier', 'کارگاه'];
    stubHttp({ 'GET /payment/transactions/:id/receipt': () => ({ ...receipt, seller: sellers.shift() }) });
    const { unmount } = renderCommerce(<ReceiptPage paymentId="pay1" />);
    expect(await screen.findByRole('article')).toHaveTextContent('Atelier');
    unmount();
    renderCommerce(<ReceiptPage paymentId="pay1" />, { locale: 'fa-IR' });
    expect(await screen.findByRole('article')).toHaveTextContent('کارگاه');
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
    expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeVisible();
  });

  it.each([
    ['is offered after a part went back', { refunds: receipt.refunds }, true],
    ['is not offered once all went back', { refunds: [{ ...receipt.refunds[0]!, amount: 11.9 }] }, false],
  ])('a refund %s', async (_, changes, isOffered) => {
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/:id/receipt': () => ({ ...receipt, issuedAt: new Date().toISOString(), ...changes }),
      'GET /refund-requests': () => ({ data: [], total: 0 }),
    });
    renderCommerce(<ReceiptPage paymentId="pay1" />);
    await screen.findByRole('article');
    expect(screen.queryAllByRole('button', { name: 'Ask for a refund' })).toHaveLength(isOffered ? 1 : 0);
  });

  it.each([
    ['a card', receipt.card, /back to your card/],
    ['coins', null, /coins would be sent back/],
  ])('says where the money of %s would go back to', async (_, card, words) => {
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/:id/receipt': () => ({ ...receipt, issuedAt: new Date().toISOString(), card }),
      'GET /refund-requests': () => ({ data: [], total: 0 }),
    });
    renderCommerce(<ReceiptPage paymentId="pay1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('hands over a PDF that is named by its number, once at a time', async () => {
    resetSession(testUser());
    let finish: (pdf: unknown) => void = () => {};
    const calls = stubHttp({
      'GET /payment/transactions/:id/receipt': () => receipt,
      'GET /payment/transactions/:id/receipt/pdf': () => new Promise((resolve) => (finish = resolve)),
    });
    renderCommerce(<ReceiptPage paymentId="pay1" />);
    const button = await screen.findByRole('button', { name: 'Download PDF' });
    await userEvent.click(button);
    await waitFor(() => expect(calls.at(-1)?.url).toBe('/payment/transactions/pay1/receipt/pdf'));
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(calls).toHaveLength(2);
    finish('%PDF');
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith({ name: 'receipt-2026-000042.pdf', content: expect.anything() }),
    );
    expect(button).not.toHaveAttribute('aria-busy', 'true');
  });

  it('says so where the PDF could not be made, and can be asked again', async () => {
    resetSession(testUser());
    stubHttp({
      'GET /payment/transactions/:id/receipt': () => receipt,
      'GET /payment/transactions/:id/receipt/pdf': () => {
        throw stubError(503, 'pdf.busy', '');
      },
    });
    renderCommerce(<ReceiptPage paymentId="pay1" />);
    const button = await screen.findByRole('button', { name: 'Download PDF' });
    await userEvent.click(button);
    expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
    expect(button).toBeEnabled();
  });
});
