import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { stylesOf } from '../../testing/styles-of.ts';
import { TabsNav } from './tabs-nav.tsx';

const TABS = ['posts', 'photos', 'films'].map((name) => ({ to: `/${name}`, label: name }));

/** Shows the tabs in a place for 300 of their pixels. */
function show({ locale, wide = 1000 }: { locale: 'fa-IR' | 'en-US'; wide?: number }) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(wide);
  const { container } = renderWithUi(<TabsNav label="Sections" tabs={TABS} />, { locale });
  const row = screen.getByRole('navigation', { name: 'Sections' });
  row.style.direction = locale === 'fa-IR' ? 'rtl' : 'ltr';
  const scrollBy = jest.fn();
  row.scrollBy = scrollBy;
  const fadedSides = () => {
    const mask = getComputedStyle(row).maskImage;
    return [/transparent 24px/.test(mask) && 'left', /calc\(100% - 24px\)/.test(mask) && 'right'].filter(Boolean);
  };
  const scrollTo = (place: number) => {
    row.scrollLeft = place;
    fireEvent.scroll(row);
  };
  return { scrollBy, scrollTo, fadedSides, onward: () => container.querySelectorAll('button') };
}

/** Tells of what it observes as a browser does, once that is laid out. */
class TellsSizes implements ResizeObserver {
  static last: TellsSizes | undefined;
  told = 0;
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
    TellsSizes.last = this;
  }
  observe(): void {
    setTimeout(() => {
      act(() => this.#tell([], this));
      this.told += 1;
    });
  }
  unobserve(): void {}
  disconnect(): void {}
}

const { ResizeObserver: original } = globalThis;
beforeEach(() => {
  globalThis.ResizeObserver = TellsSizes;
});
afterEach(() => {
  globalThis.ResizeObserver = original;
  jest.restoreAllMocks();
});

it.each([
  ['fa-IR', -1],
  ['en-US', 1],
] as const)(
  'a row of tabs that is too wide says where it goes on, and a mouse can follow (%s)',
  async (locale, way) => {
    const { onward, scrollBy, scrollTo } = show({ locale });
    await waitFor(() => expect(onward()).toHaveLength(1));
    await userEvent.click(onward()[0] as Element);
    expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: way * 210 }));
    scrollTo(way * 350);
    expect(onward()).toHaveLength(2);
    scrollTo(way * 700);
    expect(onward()).toHaveLength(1);
    await userEvent.click(onward()[0] as Element);
    expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: -way * 210 }));
  },
);

it.each([
  [0, 'shows the chosen tab', true],
  [120, 'stays where somebody has scrolled it before the page answered', false],
])('a row that stands at %d %s', (place, _what, isMeasured) => {
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(place);
  // Where the row and its chosen tab lie is asked before it is moved.
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  renderWithUi(<TabsNav label="Sections" tabs={TABS} />, { route: '/films' });
  expect(measured.mock.calls.length > 0).toBe(isMeasured);
});

it('is not measured while it is drawn where its first tab is the chosen one', () => {
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  const widths = jest.spyOn(Element.prototype, 'scrollWidth', 'get');
  renderWithUi(<TabsNav label="Sections" tabs={TABS} />, { route: '/posts' });
  expect(measured).not.toHaveBeenCalled();
  expect(widths).not.toHaveBeenCalled();
});

it('wraps where no scripts scroll the open tab into view', () => {
  show({ locale: 'en-US' });
  expect(stylesOf(screen.getByRole('navigation'))).toContain('flex-wrap: wrap');
});

it('has nothing but its tabs where there is room for them', async () => {
  const { onward } = show({ locale: 'en-US', wide: 300 });
  await waitFor(() => expect(TellsSizes.last?.told).toBe(1 + TABS.length));
  expect(onward()).toHaveLength(0);
});

it('goes by the keyboard from tab to tab alone', async () => {
  show({ locale: 'en-US' });
  for (const { label } of TABS) {
    await userEvent.tab();
    expect(screen.getByRole('link', { name: label })).toHaveFocus();
  }
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
