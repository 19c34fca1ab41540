import { useRef } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import Users from 'lucide-react/icons/users';
import { SideNav } from '@barg/ui-kit';
import { renderOperator } from '../../testing/render-operator.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';

const ROW = 44;
const SIGHT = { top: 100, height: 300 };
let sight = SIGHT;
let tellResized = (): void => undefined;
const items = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, to: `/${at}`, label: `Part ${at}`, icon: Users }));

function Console() {
  const frame = useRef<HTMLDivElement>(null);
  useCurrentInSight(frame, items.length);
  return (
    <div ref={frame}>
      <SideNav label="Sections" brand={null} items={items} />
    </div>
  );
}

/** Places as a browser gives them: the list is as high as its sight, and scrolled. */
const placeOf = (element: HTMLElement): Pick<DOMRect, 'top' | 'bottom'> => {
  const list = element.closest('ul');
  if (!list || list === element) return { top: sight.top, bottom: sight.top + sight.height };
  const top = sight.top + [...list.querySelectorAll('a')].findIndex((link) => link === element) * ROW - list.scrollTop;
  return { top, bottom: top + ROW };
};

beforeEach(() => {
  sight = SIGHT;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer: ResizeObserver = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    tellResized = () => callback([], observer);
    return observer;
  });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return placeOf(this) as DOMRect;
  });
});
afterEach(() => jest.restoreAllMocks());

it('shows the section where the reader is, whether it is below or above what is in sight', () => {
  renderOperator(<Console />, { route: '/18' });
  const list = screen.getByRole('list');
  expect(list.scrollTop).toBe(19 * ROW - SIGHT.height);
  fireEvent.click(screen.getByRole('link', { name: 'Part 2' }));
  expect(list.scrollTop).toBe(2 * ROW);
});

it('keeps it in sight when something comes above the list, which makes it shorter', () => {
  renderOperator(<Console />, { route: '/18' });
  sight = { top: SIGHT.top + 30, height: SIGHT.height - 30 };
  tellResized();
  expect(screen.getByRole('list').scrollTop).toBe(19 * ROW - sight.height);
});
