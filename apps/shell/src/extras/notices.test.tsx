import { act, render, screen } from '@testing-library/react';
import { Notices } from './notices.tsx';

const asked = () => document.documentElement.style.getPropertyValue('--asked');

/** A part of the corner, as high as given. */
const Part = ({ top, height }: { top: number; height: number }) => <div data-box={`${top} ${height}`} role="status" />;

let measure = (): void => undefined;
const { ResizeObserver: original } = globalThis;

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top = 0, height = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number);
    // The corner itself has some height, whatever stands in it.
    return this.hasAttribute('data-notices') ? new DOMRect(0, 700, 380, 32) : new DOMRect(0, top, 380, height);
  });
  globalThis.ResizeObserver = class implements ResizeObserver {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element): void {
      const { x, y, width, height } = target.getBoundingClientRect();
      const contentRect = new DOMRect(x, y, width, height);
      const entry = { target, contentRect, borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
      measure = () => act(() => this.#callback([entry], this));
    }
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.ResizeObserver = original;
});

const show = (parts: ReadonlyArray<{ top: number; height: number }>) => {
  const shown = render(
    <Notices>
      {parts.map((part) => (
        <Part key={part.top} {...part} />
      ))}
    </Notices>,
  );
  measure();
  return shown;
};

it('reaches no higher than nothing while only live regions without words stand there', () => {
  show([
    { top: 700, height: 0 },
    { top: 716, height: 0 },
  ]);
  expect(asked()).toBe('');
});

it('reaches as high as its highest card, until that is gone', () => {
  const { rerender, unmount } = show([
    { top: innerHeight - 400, height: 0 },
    { top: innerHeight - 240, height: 100 },
    { top: innerHeight - 132, height: 116 },
  ]);
  expect(asked()).toBe('240px');
  rerender(<Notices>{null}</Notices>);
  measure();
  expect(asked()).toBe('');
  rerender(<Notices>{<Part top={innerHeight - 90} height={74} />}</Notices>);
  measure();
  expect(asked()).toBe('90px');
  unmount();
  expect(asked()).toBe('');
});

it('gives room to what stands there with words only', () => {
  render(
    <Notices>
      <div role="status" aria-label="Waiting" />
      <div role="status" aria-label="Speaking">
        Words
      </div>
    </Notices>,
  );
  const [waiting, speaking] = screen.getAllByRole('status').map((part) => getComputedStyle(part));
  expect(waiting?.marginBlockStart ?? '').toBe('');
  expect(speaking?.marginBlockStart).not.toBe('');
  const corner = screen.getAllByRole('status')[0]?.parentElement ?? document.body;
  expect(getComputedStyle(corner).gap).toBe('');
  // By this the focus is known to be in a card.
  expect(corner).toHaveAttribute('data-notices');
});
