import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useNavigate } from '@barg/runtime/router';
import { MemoryRouter } from '@barg/runtime/testing';
import { createScrollPlaces } from './scroll-places.ts';
import { useScrollPlace } from './use-scroll-place.ts';

let pageHeight = 5000;
let tellGrowth: () => void = () => undefined;

const scrollTo = (top: number): void => {
  const reached = Math.max(0, Math.min(top, pageHeight - innerHeight));
  Object.defineProperty(window, 'scrollY', { configurable: true, value: reached });
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  pageHeight = 5000;
  window.scrollTo = ((_left: number, top: number) => scrollTo(top)) as never;
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => pageHeight });
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      tellGrowth = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {
      tellGrowth = () => undefined;
    }
  } as never;
  scrollTo(0);
});

function Site() {
  useScrollPlace();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/">Home</Link>
      <Link to="/post">Post</Link>
      <Link to="?tab=suggested">Tab</Link>
      <Link to="?q=fig" replace>
        Filter
      </Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

const open = () => render(<Site />, { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> });
const press = (name: string): Promise<void> => userEvent.click(screen.getByText(name));

test('begins a new page at its top and comes back to where one stood', async () => {
  open();
  act(() => scrollTo(1800));
  await press('Post');
  expect(scrollY).toBe(0);
  await press('Back');
  expect(scrollY).toBe(1800);
});

test('stays where it is when only the query changes', async () => {
  open();
  act(() => scrollTo(1800));
  await press('Tab');
  expect(scrollY).toBe(1800);
});

test.each(['Tab', 'Filter'])('comes back to where one stood when the query was changed (%s)', async (change) => {
  open();
  act(() => scrollTo(1800));
  await press(change);
  await press('Post');
  expect(scrollY).toBe(0);
  await press('Back');
  expect(scrollY).toBe(1800);
});

test('each entry of one page has a place of its own', async () => {
  open();
  act(() => scrollTo(1800));
  await press('Tab');
  act(() => scrollTo(400));
  await press('Back');
  expect(scrollY).toBe(1800);
  await press('Forward');
  expect(scrollY).toBe(400);
});

test('a new page is not taken to stand where the one before it stood', async () => {
  open();
  act(() => scrollTo(1800));
  await press('Post');
  await press('Home');
  await press('Back');
  expect(scrollY).toBe(0);
});

test('filters that replace each other take no other page its place', async () => {
  open();
  act(() => scrollTo(1800));
  await press('Post');
  for (let choice = 0; choice < 60; choice++) await press('Filter');
  await press('Back');
  expect(scrollY).toBe(1800);
});

test('Forward leads to where one stood on the page ahead, and Back again to the one behind', async () => {
  open();
  act(() => scrollTo(1800));
  await press('Post');
  act(() => scrollTo(700));
  await press('Back');
  expect(scrollY).toBe(1800);
  await press('Forward');
  expect(scrollY).toBe(700);
  await press('Back');
  expect(scrollY).toBe(1800);
});

test('a page that is visited twice has a place for each visit', async () => {
  open();
  await press('Post');
  act(() => scrollTo(900));
  await press('Home');
  await press('Post');
  expect(scrollY).toBe(0);
  act(() => scrollTo(300));
  await press('Back');
  await press('Back');
  expect(scrollY).toBe(900);
});

test('waits for a page that has to grow first, unless the visitor moves', async () => {
  open();
  act(() => scrollTo(3000));
  await press('Post');
  pageHeight = 1000;
  await press('Back');
  expect(scrollY).toBe(pageHeight - innerHeight);
  pageHeight = 5000;
  act(() => tellGrowth());
  expect(scrollY).toBe(3000);

  await press('Post');
  pageHeight = 1000;
  await press('Back');
  act(() => void window.dispatchEvent(new Event('wheel')));
  pageHeight = 5000;
  act(() => tellGrowth());
  expect(scrollY).toBe(1000 - innerHeight);
});

describe('the first page of a document', () => {
  const arriveBy = (type: string): void => {
    performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  };
  /** The browser comes to an entry of its history; one that was typed anew has no mark yet. */
  const standAt = (visit: string | null): void => history.replaceState(visit && { visit }, '');
  /** Where the pages of this tab before stood, by the entries' keys. */
  const stoodAt = (tops: Record<string, number>): void => {
    const places = createScrollPlaces();
    Object.entries(tops).forEach(([key, top]) => places.note(key, top));
    places.store();
  };
  const { getEntriesByType } = performance;
  afterEach(() => {
    performance.getEntriesByType = getEntriesByType;
  });

  test('stands where it stood after a reload, and at its top where its address was typed', () => {
    standAt('one');
    stoodAt({ 'default one': 1200 });
    arriveBy('reload');
    const { unmount } = open();
    expect(scrollY).toBe(1200);
    unmount();
    scrollTo(0);
    arriveBy('navigate');
    standAt(null);
    open();
    expect(scrollY).toBe(0);
  });

  test.each(['back_forward', 'reload'])('stands where it stood when the browser comes back to it (%s)', (type) => {
    standAt('one');
    stoodAt({ 'default one': 1500, 'default two': 40 });
    arriveBy(type);
    open();
    expect(scrollY).toBe(1500);
  });

  test('stays there when rows above it get their heights after it was reached, until the visitor moves', () => {
    standAt('one');
    stoodAt({ 'default one': 1200 });
    arriveBy('reload');
    open();
    // As the browser does it, which keeps in sight what it showed.
    scrollTo(1700);
    act(() => tellGrowth());
    expect(scrollY).toBe(1200);
    act(() => void window.dispatchEvent(new Event('wheel')));
    scrollTo(1300);
    act(() => tellGrowth());
    expect(scrollY).toBe(1300);
  });

  test.each(['/', '/post'])(
    'whose address was typed (%s) leaves the entries before it their places, for Back',
    (path) => {
      standAt('one');
      stoodAt({ 'default one': 1500 });
      standAt(null);
      arriveBy('navigate');
      const typed = render(<Site />, {
        wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
      });
      expect(scrollY).toBe(0);
      act(() => scrollTo(200));
      dispatchEvent(new Event('pagehide'));
      typed.unmount();
      scrollTo(0);
      standAt('one');
      arriveBy('back_forward');
      open();
      expect(scrollY).toBe(1500);
    },
  );

  test('keeps what the router has noted with the entry', () => {
    history.replaceState({ idx: 3 }, '');
    arriveBy('navigate');
    open();
    expect(history.state).toMatchObject({ idx: 3, visit: expect.any(String) });
  });

  test('leaves the router to count on from an entry whose hash was typed, which it has not numbered', async () => {
    arriveBy('navigate');
    render(<Site />, { wrapper: ({ children }) => <BrowserRouter>{children}</BrowserRouter> });
    // As a typed hash does it: an entry without a state, and the router hears of it.
    act(() => {
      history.pushState(null, '', '#typed');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    expect(history.state).toMatchObject({ visit: expect.any(String) });
    await press('Post');
    expect(Number.isInteger(history.state.idx)).toBe(true);
  });

  test('knows nothing of where another page stood that a visit to this tab began with', () => {
    standAt('two');
    stoodAt({ 'default one': 1700, 'default two': 0 });
    arriveBy('back_forward');
    open();
    expect(scrollY).toBe(0);
  });
});
