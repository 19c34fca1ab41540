import { act, screen, waitFor } from '@testing-library/react';
import type { Showing } from '@barg/contract';
import { Slot, storeHere, uiSlice } from '@barg/session';
import { registryOf } from '../testing/registry.ts';
import { renderSite } from '../testing/render-site.tsx';
import { TOGETHER_MS } from './use-together.ts';

const performer = { _id: 'p', username: 'mahsa.art', name: 'Mahsa' };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const registry = registryOf({
  commerce: { fills: [{ slot: 'post.actions', expose: './tip', order: 20 }] },
  live: { fills: [{ slot: 'post.actions', expose: './watch', order: 10 }] },
});
const showFirstPage = () => act(() => void storeHere().dispatch(uiSlice.actions.initialLoadingFinished()));
const slot = <Slot name="post.actions" props={{ postId: '1', performer }} />;
const fillers: Record<string, (props: { performer?: { name: string } }) => React.ReactNode> = {
  './tip': ({ performer: whom }) => <button>Tip {whom?.name}</button>,
  './watch': () => <button>Watch</button>,
};

// The first one: a page starts once.
it('waits until the first page is shown, wherever the slot stands', async () => {
  const importExpose = jest.fn(async (_remote: string, expose: string) => () => <p>{expose}</p>);
  const places = ['post.actions', 'shell.header'] as const;
  const both = registryOf({
    commerce: { fills: places.map((name) => ({ slot: name, expose: `./${name}`, order: 1 })) },
  });
  await renderSite(
    <>
      {slot}
      <Slot name="shell.header" props={{}} />
    </>,
    { registry: both, importExpose },
  );
  expect(importExpose).not.toHaveBeenCalled();
  showFirstPage();
  for (const name of places) expect(await screen.findByText(`./${name}`)).toBeVisible();
});

it('draws the fillers in their order, with the props of the place', async () => {
  await renderSite(slot, { registry, importExpose: async (_remote, expose) => fillers[expose] ?? (() => null) });
  showFirstPage();
  await screen.findByRole('button', { name: 'Tip Mahsa' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Watch', 'Tip Mahsa']);
});

it('leaves the place of a filler empty when it cannot be loaded or fails, and reports it', async () => {
  const Broken = () => {
    throw new Error('boom');
  };
  await renderSite(slot, {
    registry,
    importExpose: async (remote) => {
      if (remote === 'live') throw new Error('unreachable');
      return Broken;
    },
  });
  showFirstPage();
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('live/watch'), expect.anything()),
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('fetches nothing of a filler that does not show to this visitor, or with these props', async () => {
  const importExpose = jest.fn(async (_remote: string, expose: string) => () => <p>{expose}</p>);
  const fill = (expose: string, shows: Showing[]) => ({ slot: 'post.actions', expose, order: 1, shows }) as const;
  const choosy = registryOf({
    commerce: {
      fills: [
        fill('./for-guests', [{ to: ['guest'] }]),
        fill('./for-performers', [{ to: ['performer'] }]),
        fill('./for-subscribers', [{ where: { '/performer/isSubscribed': true } }]),
      ],
    },
  });
  await renderSite(slot, { registry: choosy, importExpose });
  showFirstPage();
  expect(await screen.findByText('./for-guests')).toBeVisible();
  expect(importExpose.mock.calls).toEqual([['commerce', './for-guests']]);
});

describe('shows fillers together where the place says so', () => {
  const header = registryOf({
    commerce: { fills: [{ slot: 'shell.header', expose: './balance', order: 1 }] },
    live: { fills: [{ slot: 'shell.header', expose: './go-live', order: 2 }] },
  });
  type Parts = Record<'./balance' | './go-live', PromiseWithResolvers<React.ComponentType>>;
  const open = async (): Promise<Parts> => {
    const parts: Parts = { './balance': Promise.withResolvers(), './go-live': Promise.withResolvers() };
    const importExpose = (_remote: string, expose: string) => parts[expose as keyof Parts].promise;
    await renderSite(<Slot name="shell.header" props={{}} isFilledAtOnce />, { registry: header, importExpose });
    showFirstPage();
    return parts;
  };
  const comes = (part: PromiseWithResolvers<React.ComponentType>, text: string) =>
    act(async () => part.resolve(() => <p>{text}</p>));

  afterEach(() => jest.useRealTimers());

  it('so that none pushes another aside', async () => {
    const parts = await open();
    await comes(parts['./go-live'], 'Go live');
    expect(screen.queryByText('Go live')).toBeNull();
    await comes(parts['./balance'], 'Balance');
    expect(screen.getByText('Balance')).toBeVisible();
    expect(screen.getByText('Go live')).toBeVisible();
  });

  it('without one that failed', async () => {
    const parts = await open();
    await comes(parts['./go-live'], 'Go live');
    await act(async () => parts['./balance'].reject(new Error('unreachable')));
    expect(screen.getByText('Go live')).toBeVisible();
  });

  it('without waiting for one that is late', async () => {
    jest.useFakeTimers();
    const parts = await open();
    await comes(parts['./go-live'], 'Go live');
    act(() => void jest.advanceTimersByTime(TOGETHER_MS - 1));
    expect(screen.queryByText('Go live')).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('Go live')).toBeVisible();
    await comes(parts['./balance'], 'Balance');
    expect(screen.getByText('Balance')).toBeVisible();
  });
});
