import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShippingPrices } from '@barg/api-client/models';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { ownProduct } from '../../../testing/samples.ts';
import { EditProduct } from './edit-product.tsx';
import { NewProduct } from './new-product.tsx';
import { OwnProducts } from './own-products.tsx';

const OWN = '/performer/performer-assets/products';
const NOWHERE = /^Nobody can order what you send yet/;

const pricesOf = (prices: ShippingPrices) => ({ 'GET /performer/shipping-prices': () => prices });
const nowhere = pricesOf({ countries: [{ country: 'IR', price: null }], elsewhere: null });

beforeEach(() => {
  resetSession();
  resetSession(testPerformer());
});

describe('a thing that is sent nowhere', () => {
  it('is told of in its form, of nothing else', async () => {
    stubHttp(nowhere);
    renderStudio(<NewProduct />);
    expect(await screen.findByText(NOWHERE)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set shipping prices' })).toHaveAttribute('href', '/creator/shipping');
    await userEvent.click(screen.getByRole('radio', { name: /download/i }));
    expect(screen.queryByText(NOWHERE)).not.toBeInTheDocument();
  });

  it('is told of once it is saved and offered', async () => {
    stubHttp({ ...nowhere, [`GET ${OWN}/:id/view`]: () => ownProduct(), [`PUT ${OWN}/:id`]: () => ownProduct() });
    renderStudio(<EditProduct productId="product-1" />);
    await userEvent.type(await screen.findByLabelText('Title'), 's');
    await screen.findByText(NOWHERE);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Changes saved.*Nobody can order/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Set shipping prices' })).toBeInTheDocument();
  });

  it('is marked in her list, a draft and a download are not', async () => {
    const draft = ownProduct({ _id: 'product-2', title: 'Vase', publishedAt: null });
    const download = ownProduct({ _id: 'product-3', title: 'Pattern', type: 'digital', stock: null });
    const data = [ownProduct(), draft, download];
    stubHttp({ ...nowhere, [`GET ${OWN}/search`]: () => ({ data, total: data.length }) });
    renderStudio(<OwnProducts />);
    expect(await screen.findAllByText(/^Not orderable/)).toHaveLength(1);
  });
});

test.each<ShippingPrices>([
  { countries: [], elsewhere: 3 },
  { countries: [{ country: 'IR', price: 0 }], elsewhere: null },
])('says nothing where sending has a price: %j', async (prices) => {
  const calls = stubHttp({ ...pricesOf(prices), [`GET ${OWN}/search`]: () => ({ data: [ownProduct()], total: 1 }) });
  renderStudio(<OwnProducts />);
  await screen.findByText('Bowl');
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /performer/shipping-prices'));
  expect(screen.queryByText(/^Not orderable/)).not.toBeInTheDocument();
});
