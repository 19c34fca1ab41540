import { act, render, screen } from '@testing-library/react';
import { WindowedItem } from './windowed-item.tsx';

type Notify = (entries: Array<Partial<IntersectionObserverEntry>>) => void;

let notify: Notify = () => undefined;

class ObserverOfTest {
  constructor(callback: Notify) {
    notify = callback;
  }
  observe() {}
  unobserve() {}
}

let measure: (target: Element) => void = () => undefined;

class SizesOfTest {
  constructor(callback: (entries: Array<{ target: Element }>) => void) {
    measure = (target) => callback([{ target }]);
  }
  observe() {}
  unobserve() {}
}

const { IntersectionObserver, ResizeObserver } = globalThis;
beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: ObserverOfTest, ResizeObserver: SizesOfTest });
});
afterAll(() => {
  Object.assign(globalThis, { IntersectionObserver, ResizeObserver });
});

/** What the browser would tell of the item's place in the list, and of the height of its content. */
const move = (target: HTMLElement, isIntersecting: boolean, height: number): void => {
  target.getBoundingClientRect = () => new DOMRect(0, 0, 0, height);
  measure(target);
  act(() => notify([{ target, isIntersecting, boundingClientRect: { height } as DOMRect }]));
};

const list = (id: string, isFirst = false) => (
  <ul aria-label="List">
    <WindowedItem id={id} isFirst={isFirst}>
      <textarea aria-label="Comment" />
    </WindowedItem>
  </ul>
);

const place = (): HTMLElement => screen.getByRole('list', { name: 'List' }).firstElementChild as HTMLElement;
const keptHeight = () => place().style.getPropertyValue('--place-height');
const content = () => screen.queryByRole('textbox', { name: 'Comment' });

test('draws an item only once it comes near, and the first at once', () => {
  const { unmount } = render(list('later'));
  expect(content()).not.toBeInTheDocument();
  expect(keptHeight()).toBe('600px');
  move(place(), true, 600);
  expect(content()).toBeInTheDocument();
  expect(keptHeight()).toBe('');
  unmount();

  render(list('first', true));
  expect(content()).toBeInTheDocument();
});

test('keeps the height of an item that goes out of sight, also for those who come back to the list', () => {
  const { unmount } = render(list('seen', true));
  move(place(), true, 432);
  move(place(), false, 432);
  expect(content()).not.toBeInTheDocument();
  expect(keptHeight()).toBe('432px');
  unmount();

  render(list('seen', true));
  expect(content()).not.toBeInTheDocument();
  expect(keptHeight()).toBe('432px');
});

test('draws again at once what was near when the list was left', () => {
  const { unmount } = render(list('left'));
  move(place(), true, 500);
  unmount();
  render(list('left'));
  expect(content()).toBeInTheDocument();
});

test('keeps the height of an item that was about to be drawn when the list was left', () => {
  const { unmount } = render(list('pending'));
  // Outside of act nothing is rendered yet when the list goes.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  notify([{ target: place(), isIntersecting: true, boundingClientRect: new DOMRect(0, 2000, 0, 600) }]);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  unmount();
  render(list('pending'));
  expect(content()).not.toBeInTheDocument();
  expect(keptHeight()).toBe('600px');
});

test('leaves an item where words were begun, however far away it goes', () => {
  render(list('written', true));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  field.value = 'Half a';
  move(place(), false, 432);
  expect(field).toBeInTheDocument();
  field.value = '';
  move(place(), false, 432);
  expect(field).not.toBeInTheDocument();
});
