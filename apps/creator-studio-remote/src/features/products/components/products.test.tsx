import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Link } from '@barg/runtime/router';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { keepDraft } from '@barg/session/unsent-drafts';
import { ONE_REQUEST_BYTES } from '@barg/session/uploads';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { arriveAtOnce, arriving, FakeTransfer } from '../../../testing/fake-transfer.ts';
import { ownProduct as product, vaultItem, photo } from '../../../testing/samples.ts';
import { EditProduct } from './edit-product.tsx';
import { NewProduct } from './new-product.tsx';
import { OwnProducts } from './own-products.tsx';
import { fieldsOf, productBody, productSchema } from './product-schema.ts';

jest.mock('tus-js-client', () => ({ Upload: jest.requireActual('../../../testing/fake-transfer.ts').FakeTransfer }));

const OWN = '/performer/performer-assets/products';

beforeEach(() => {
  FakeTransfer.made = [];
  FakeTransfer.onStart = arriveAtOnce;
  resetSession();
  resetSession(testPerformer());
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
});

describe('her products', () => {
  it('leads to a new one when there are none', async () => {
    stubHttp({ [`GET ${OWN}/search`]: () => ({ data: [], total: 0 }) });
    renderStudio(<OwnProducts />);
    expect(await screen.findByRole('link', { name: 'New product' })).toHaveAttribute('href', '/creator/products/new');
  });

  it('takes several away at once, and brings them back', async () => {
    const all = [product(), product({ _id: 'product-2', title: 'Vase' })];
    let products = all;
    stubHttp({
      [`GET ${OWN}/search`]: () => ({ data: products, total: products.length }),
      [`DELETE ${OWN}/:id`]: () => {
        products = products.slice(1);
        return { success: true };
      },
      [`POST ${OWN}/:id/restore`]: () => {
        products = all;
        return product();
      },
    });
    renderStudio(<OwnProducts />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose the product Bowl' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose the product Vase' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete chosen products' }));
    await waitFor(() => expect(screen.queryByText('Vase')).not.toBeInTheDocument());
    expect(screen.getByText('2 products were deleted.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Vase')).toBeInTheDocument();
  });
});

describe('the form of a product', () => {
  it('asks for a price of what is sent before it sends anything', async () => {
    const calls = stubHttp({ [`POST ${OWN}`]: () => product() });
    renderStudio(<NewProduct />);
    await userEvent.type(screen.getByLabelText('Title'), 'Bowl');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/above zero/)).toBeInTheDocument();
    expect(calls.every(({ name }) => name.startsWith('GET'))).toBe(true);
  });

  it('is made once though its page was left while it was being sent', async () => {
    const calls = stubHttp({ [`POST ${OWN}`]: () => new Promise(() => {}) });
    const keys = () =>
      calls.flatMap(({ name, headers }) => (name.startsWith('POST') ? [headers['Idempotency-Key']] : []));
    const { unmount } = renderStudio(<NewProduct />);
    await userEvent.type(screen.getByLabelText('Title'), 'Bowl');
    await userEvent.type(screen.getByLabelText('Price'), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keys()).toHaveLength(1));
    unmount();
    renderStudio(<NewProduct />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('offers no download without its file', async () => {
    const calls = stubHttp({ [`GET ${OWN}/:id/view`]: () => product({ type: 'digital', stock: null }) });
    renderStudio(<EditProduct productId="product-1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a file first');
    expect(calls.every(({ name }) => name.startsWith('GET'))).toBe(true);
  });

  it('saves a change with one key for all attempts', async () => {
    let isDown = true;
    const calls = stubHttp({
      [`GET ${OWN}/:id/view`]: () => product(),
      [`PUT ${OWN}/:id`]: () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
        return product({ title: 'Bowls' });
      },
    });
    renderStudio(<EditProduct productId="product-1" />);
    await userEvent.type(await screen.findByLabelText('Title'), 's');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('An error occurred')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    const keys = calls.filter(({ name }) => name.startsWith('PUT')).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('takes pictures from the vault, which are named and not sent', async () => {
    const calls = stubHttp({
      [`GET ${OWN}/:id/view`]: () => product(),
      [`PUT ${OWN}/:id`]: () => product(),
      'GET /performer/vault': () => ({ data: [vaultItem()], total: 1 }),
    });
    renderStudio(<EditProduct productId="product-1" />);
    await userEvent.click(await screen.findByRole('button', { name: 'From the vault' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'leaf.jpg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
    expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    const { body } = calls.find(({ name }) => name.startsWith('PUT')) ?? {};
    expect(body).toBeInstanceOf(FormData);
    expect((body as FormData).get('vaultPictures')).toBe('item-1');
    expect(screen.queryByRole('img', { name: 'Picture 1' })).not.toBeInTheDocument();
  });

  it('says how many pictures had no place', async () => {
    stubHttp({ [`GET ${OWN}/:id/view`]: () => product({ pictures: Array.from({ length: 9 }, () => photo()) }) });
    renderStudio(<EditProduct productId="product-1" />);
    const chosen = ['a', 'b', 'c'].map((name) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' }));
    await userEvent.upload(await screen.findByLabelText('Add pictures'), chosen);
    expect(await screen.findByText('2 of those you chose were left out.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Add pictures')).not.toBeInTheDocument();
  });

  it('sends what was changed, and says that it is saved', async () => {
    const calls = stubHttp({
      [`GET ${OWN}/:id/view`]: () => product(),
      [`PUT ${OWN}/:id`]: () => product({ stock: null }),
    });
    renderStudio(<EditProduct productId="product-1" />);
    await userEvent.clear(await screen.findByLabelText('How many are left?'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    const sent = calls.filter(({ name }) => name.startsWith('PUT'));
    expect(sent.map(({ body }) => Object.fromEntries(body as FormData))).toEqual([{ stock: '', stockSeen: '3' }]);
  });

  it('tells the number that was seen beside a changed one, and after a refusal the one that it named', async () => {
    let left = 4;
    const calls = stubHttp({
      [`GET ${OWN}/:id/view`]: () => product({ stock: left }),
      [`PUT ${OWN}/:id`]: () => {
        if (sent().length > 1) return product({ stock: 6 });
        left = 2;
        throw stubError(409, 'products.stock_changed', 'Meanwhile the stock has changed to 2.');
      },
    });
    const sent = () =>
      calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => Object.fromEntries(body as FormData));
    renderStudio(<EditProduct productId="product-1" />);
    const field = await screen.findByLabelText('How many are left?');
    await userEvent.clear(field);
    await userEvent.type(field, '6');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Meanwhile the stock has changed to 2.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(sent()).toEqual([
      { stock: '6', stockSeen: '4' },
      { stock: '6', stockSeen: '2' },
    ]);
    await userEvent.type(screen.getByLabelText('Title'), 's');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent().at(2)).toEqual({ title: 'Bowls', basedOn: JSON.stringify({ title: 'Bowl' }) }));
  });

  it('tells the number that was seen when it was changed, also after a reload that found another', async () => {
    let left = 10;
    const calls = stubHttp({
      [`GET ${OWN}/:id/view`]: () => product({ stock: left }),
      [`PUT ${OWN}/:id`]: () => product({ stock: 12 }),
    });
    const { unmount } = renderStudio(<EditProduct productId="product-1" />);
    const field = await screen.findByLabelText('How many are left?');
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    unmount();
    left = 8;
    renderStudio(<EditProduct productId="product-1" />);
    expect(await screen.findByLabelText('How many are left?')).toHaveValue('12');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    const sent = calls.filter(({ name }) => name.startsWith('PUT'));
    expect(sent.map(({ body }) => Object.fromEntries(body as FormData))).toEqual([{ stock: '12', stockSeen: '10' }]);
  });

  it('tells a number that is typed back to what a draft began with, as the product has another one by now', async () => {
    const calls = stubHttp({
      [`GET ${OWN}/:id/view`]: () => product({ stock: 8 }),
      [`PUT ${OWN}/:id`]: () => {
        if (sent().length > 1) return product({ stock: 10 });
        throw stubError(409, 'products.stock_changed', 'Meanwhile the stock has changed to 8.');
      },
    });
    const sent = () =>
      calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => Object.fromEntries(body as FormData));
    keepDraft('product:product-1', { stock: 12, '@began': { stock: 10 } });
    renderStudio(<EditProduct productId="product-1" />);
    const field = await screen.findByLabelText('How many are left?');
    expect(field).toHaveValue('12');
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Meanwhile the stock has changed to 8.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(sent()).toEqual([
      { stock: '10', stockSeen: '10' },
      { stock: '10', stockSeen: '8' },
    ]);
  });

  it('brings neither pieces back that were sold meanwhile, nor takes pictures away that came in another window', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const calls = stubHttp({ [`GET ${OWN}/:id/view`]: () => product(), [`PUT ${OWN}/:id`]: () => promise });
    const sent = () =>
      calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => Object.fromEntries(body as FormData));
    renderStudio(<EditProduct productId="product-1" />);
    const title = await screen.findByLabelText('Title');
    await userEvent.type(title, 's');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toEqual([{ title: 'Bowls', basedOn: JSON.stringify({ title: 'Bowl' }) }]));
    // Typed while it is being saved.
    await userEvent.type(title, '!');
    resolve(product({ title: 'Bowls', stock: 2, pictures: [photo({ type: 'product-photo' })] }));
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(title).toHaveValue('Bowls!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent().at(1)).toEqual({ title: 'Bowls!', basedOn: JSON.stringify({ title: 'Bowls' }) }));
  });
});

describe('the files of a product', () => {
  const file = new File(['pattern'], 'pattern.pdf', { type: 'application/pdf' });
  const picture = new File(['bytes'], 'bowl.jpg', { type: 'image/jpeg' });
  const save = async () => {
    const button = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  };

  it('leave as they are chosen, stand there after a reload, and are named when it is saved', async () => {
    const digital = product({ type: 'digital', stock: null });
    const calls = stubHttp({ ...arriving, [`GET ${OWN}/:id/view`]: () => digital, [`PUT ${OWN}/:id`]: () => digital });
    const page = renderStudio(<EditProduct productId="product-1" />);
    await userEvent.upload(await screen.findByLabelText('Choose a file'), file);
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(1));
    await userEvent.upload(screen.getByLabelText('Add pictures'), picture);
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    page.unmount();
    renderStudio(<EditProduct productId="product-1" />);
    expect(await screen.findByText('pattern.pdf')).toBeInTheDocument();
    await save();
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    const { body } = calls.find(({ name }) => name.startsWith('PUT')) ?? {};
    const sent = Object.fromEntries((body as FormData).entries());
    expect(sent).toMatchObject({ fileId: 'file-1', sentPictures: 'file-2' });
    expect(FakeTransfer.made.map(({ options }) => options.metadata?.type)).toEqual(['product-file', 'product-photo']);
  });

  it.each([
    ['a picture', 'Add pictures', picture],
    ['a file', 'Choose a file', file],
  ])('are asked about before the page is left, %s after a save too', async (_what, label, chosen) => {
    const digital = product({ type: 'digital', stock: null, publishedAt: null });
    stubHttp({ ...arriving, [`GET ${OWN}/:id/view`]: () => digital, [`PUT ${OWN}/:id`]: () => digital });
    renderStudio(
      <>
        <Link to="/creator">Away</Link>
        <EditProduct productId="product-1" />
      </>,
    );
    await userEvent.upload(await screen.findByLabelText(label), chosen);
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(1));
    await save();
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    FakeTransfer.onStart = () => {};
    await userEvent.upload(await screen.findByLabelText(label), chosen);
    await waitFor(() => expect(FakeTransfer.made).toHaveLength(2));
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByText('Leave without the files?')).toBeInTheDocument();
  });

  it('that are stored are asked about when they were taken out and not saved', async () => {
    const stored = product({ pictures: [photo(), { ...photo(), _id: 'photo-2' }] });
    stubHttp({ ...arriving, [`GET ${OWN}/:id/view`]: () => stored });
    renderStudio(
      <>
        <Link to="/creator">Away</Link>
        <EditProduct productId="product-1" />
      </>,
    );
    const [remove] = await screen.findAllByRole('button', { name: /^Remove/ });
    await userEvent.click(remove as HTMLElement);
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByText('Leave without the files?')).toBeInTheDocument();
  });

  it('stand there after a save where they have not arrived, and are left out of no new product', async () => {
    const digital = product({ type: 'digital', stock: null, publishedAt: null });
    const calls = stubHttp({ ...arriving, [`GET ${OWN}/:id/view`]: () => digital, [`PUT ${OWN}/:id`]: () => digital });
    FakeTransfer.onStart = () => {};
    const cutBy = async (form: ReactElement, label: string, chosen: File) => {
      const page = renderStudio(form);
      await userEvent.upload(await screen.findByLabelText(label), chosen);
      await screen.findByRole('progressbar');
      page.unmount();
      return renderStudio(form);
    };
    const page = await cutBy(<EditProduct productId="product-1" />, 'Add pictures', picture);
    expect(await screen.findByText('Choose the same file again to go on.')).toBeInTheDocument();
    await save();
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(screen.getByText('Choose the same file again to go on.')).toBeInTheDocument();
    page.unmount();
    await cutBy(<NewProduct />, 'Add pictures', picture);
    await userEvent.type(screen.getByLabelText('Title'), 'Bowl');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '4');
    await save();
    expect(await screen.findByText(/^1 file has not arrived/)).toBeInTheDocument();
    expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(screen.queryByText(/^1 file has not arrived/)).not.toBeInTheDocument();
  });

  it('goes on where it was cut once a large one is chosen again', async () => {
    const large = new File([new Uint8Array(ONE_REQUEST_BYTES + 1)], 'pattern.pdf', { lastModified: 1 });
    const fingerprint = [large.size, large.lastModified, large.name].join('-');
    const cut = { _id: 'left-1', type: 'product-file', name: large.name, size: large.size, received: 2, fingerprint };
    FakeTransfer.onStart = () => {};
    stubHttp({ ...arriving, 'GET /uploads': () => ({ data: [cut], total: 1 }) });
    renderStudio(<NewProduct />);
    await userEvent.click(screen.getByRole('radio', { name: /download/i }));
    await userEvent.upload(screen.getByLabelText('Choose a file'), large);
    await waitFor(() => expect(FakeTransfer.made[0]?.options.uploadUrl).toBe('/api/uploads/left-1'));
    expect(screen.getByRole('button', { name: /on their way/ })).toBeDisabled();
  });
});

test.each([
  [17, 17],
  [NaN, ''],
])('sends a stock of %s as %s', (stock, sent) => {
  expect(productBody({ ...fieldsOf(product()), stock })).toMatchObject({ stock: sent });
});

test.each([
  ['physical', 1_000_000, false],
  ['physical', Infinity, false],
  ['physical', NaN, true],
  ['digital', Infinity, true],
] as const)('asks of a %s product with a stock of %s in the field whether it is right: %s', (type, stock, isRight) => {
  expect(productSchema.safeParse({ ...fieldsOf(product()), type, stock }).success).toBe(isRight);
});
