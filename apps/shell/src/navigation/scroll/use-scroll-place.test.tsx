import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useNavigate } from '@barg/runtime/router';
import { MemoryRouter } from '@barg/runtime/testing';
import { createScrollPlaces } from './scroll-places.ts';
import { useScrollPlace } from './use-scroll-place.ts';

let pageHeight = 5000;
let isScrollDue = false;
let tellGrowth: () => void = () => undefined;

const scrollTo = (top: number): void => {
  const reached = Math.max(0, Math.min(top, pageHeight - innerHeight));
  Object.defineProperty(window, 'scrollY', { configurable: true, value: reached });
  isScrollDue = true;
};

/** What a browser tells of a scroll it tells with the next frame, whoever has scrolled. */
const drawFrame = (): void => {
  if (isScrollDue) act(() => void window.dispatchEvent(new Event('scroll')));
  isScrollDue = false;
};

const moveTo = (top: number): void => {
  scrollTo(top);
  drawFrame();
};

const grow = (height: number): void => {
  pageHeight = height;
  act(() => tellGrowth());
  drawFrame();
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
  moveTo(0);
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
const press = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByText(name));
  drawFrame();
};

test('begins a new page at its top and comes back to where one stood', async () => {
  open();
  moveTo(1800);
  await press('Post');
  expect(scrollY).toBe(0);
  await press('Back');
  expect(scrollY).toBe(1800);
});

test('stays where it is when only the query changes', async () => {
  open();
  moveTo(1800);
  await press('Tab');
  expect(scrollY).toBe(1800);
});

test.each(['Tab', 'Filter'])('comes back to where one stood when the query was changed (%s)', async (change) => {
  open();
  moveTo(1800);
  await press(change);
  await press('Post');
  expect(scrollY).toBe(0);
  await press('Back');
  expect(scrollY).toBe(1800);
});

test('each entry of one page has a place of its own', async () => {
  open();
  moveTo(1800);
  await press('Tab');
  moveTo(400);
  await press('Back');
  expect(scrollY).toBe(1800);
  await press('Forward');
  expect(scrollY).toBe(400);
});

test('a new page is not taken to stand where the one before it stood', async () => {
  open();
  moveTo(1800);
  await press('Post');
  await press('Home');
  await press('Back');
  expect(scrollY).toBe(0);
});

test('filters that replace each other take no other page its place', async () => {
  open();
  moveTo(1800);
  await press('Post');
  for (let choice = 0; choice < 60; choice++) await press('Filter');
  await press('Back');
  expect(scrollY).toBe(1800);
});

test('Forward leads to where one stood on the page ahead, and Back again to the one behind', async () => {
  open();
  moveTo(1800);
  await press('Post');
  moveTo(700);
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
  moveTo(900);
  await press('Home');
  await press('Post');
  expect(scrollY).toBe(0);
  moveTo(300);
  await press('Back');
  await press('Back');
  expect(scrollY).toBe(900);
});

test('waits for a page that has to grow first, unless the visitor moves', async () => {
  open();
  moveTo(3000);
  await press('Post');
  pageHeight = 1000;
  await press('Back');
  expect(scrollY).toBe(pageHeight - innerHeight);
  grow(5000);
  expect(scrollY).toBe(3000);

  await press('Post');
  pageHeight = 1000;
  await press('Back');
  act(() => void window.dispatchEvent(new Event('wheel')));
  grow(5000);
  expect(scrollY).toBe(1000 - innerHeight);
});

test('stands where the visitor has moved while the page was short', async () => {
  open();
  moveTo(3000);
  await press('Post');
  pageHeight = 1800;
  await press('Back');
  act(() => void window.dispatchEvent(new Event('wheel')));
  moveTo(700);
  grow(5000);
  await press('Forward');
  await press('Back');
  expect(scrollY).toBe(700);
});

test('a page that was left before it had grown has its place still, however often', async () => {
  open();
  moveTo(3000);
  await press('Post');
  for (const height of [1000, 1500, 800]) {
    pageHeight = height;
    await press('Back');
    expect(scrollY).toBe(height - innerHeight);
    grow(height + 200);
    await press('Forward');
  }
  await press('Back');
  grow(5000);
  expect(scrollY).toBe(3000);
});

test('what was scrolled just before the visitor moved is not told as the visitor’s place', async () => {
  open();
  moveTo(3000);
  await press('Post');
  pageHeight = 1000;
  await press('Back');
  pageHeight = 1500;
  act(() => tellGrowth());
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  drawFrame();
  await press('Forward');
  pageHeight = 5000;
  await press('Back');
  expect(scrollY).toBe(3000);
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
    moveTo(0);
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
      moveTo(200);
      dispatchEvent(new Event('pagehide'));
      typed.unmount();
      moveTo(0);
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

  test('stands where it stood after it was reloaded twice, the second time before it had grown', () => {
    standAt('one');
    stoodAt({ 'default one': 3000 });
    arriveBy('reload');
    for (const height of [1000, 5000]) {
      pageHeight = height;
      const { unmount } = open();
      drawFrame();
      dispatchEvent(new Event('pagehide'));
      unmount();
    }
    expect(scrollY).toBe(3000);
  });

  test('knows nothing of where another page stood that a visit to this tab began with', () => {
    standAt('two');
    stoodAt({ 'default one': 1700, 'default two': 0 });
    arriveBy('back_forward');
    open();
    expect(scrollY).toBe(0);
  });
});
