import type * as rowHeights from './row-heights.ts';

type RowHeights = typeof rowHeights;

const STORED = 'barg.row-heights';

let grow: (rows: readonly Element[]) => void = () => undefined;
const { ResizeObserver: original, innerWidth: usualWidth } = globalThis;

beforeEach(() => {
  sessionStorage.clear();
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      const entryOf = (target: Element) => ({ target }) as ResizeObserverEntry;
      grow = (rows) => callback(rows.map(entryOf), this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  globalThis.ResizeObserver = original;
  turnTo(usualWidth);
});

/** As a browser does, which tells the window of it. */
const turnTo = (width: number): void => {
  Object.assign(globalThis, { innerWidth: width });
  dispatchEvent(new Event('resize'));
};

/** The heights of a new document of the tab. */
async function open(): Promise<RowHeights> {
  let heights: RowHeights | undefined;
  await jest.isolateModulesAsync(async () => {
    heights = await import('./row-heights.ts');
  });
  if (!heights) throw new Error('Nothing was loaded');
  return heights;
}

const rowOf = (height: number): Element => {
  const row = document.createElement('div');
  row.getBoundingClientRect = () => new DOMRect(0, 0, 390, height);
  return row;
};

const draw = ({ watchHeight }: RowHeights, rows: Readonly<Record<string, number>>): void => {
  for (const [id, height] of Object.entries(rows)) {
    const row = rowOf(height);
    watchHeight(row, id);
    grow([row]);
  }
};

const leave = (): boolean => dispatchEvent(new Event('pagehide'));

test('knows after a reload how high each row was, also one that was drawn to the end', async () => {
  draw(await open(), { 'following:one': 432.5, 'following:two': 1180 });
  leave();
  const { heightOf } = await open();
  expect(heightOf('following:one')).toBe(432.5);
  expect(heightOf('following:two')).toBe(1180);
  expect(heightOf('suggested:one')).toBeUndefined();
});

test('keeps over a second reload what was not drawn in between', async () => {
  draw(await open(), { one: 432, two: 700 });
  leave();
  draw(await open(), { two: 800 });
  leave();
  const { heightOf } = await open();
  expect([heightOf('one'), heightOf('two')]).toEqual([432, 800]);
});

test('does not take the last height of a row that has left the document for its height', async () => {
  const heights = await open();
  draw(heights, { one: 432 });
  draw(heights, { one: 0 });
  expect(heights.heightOf('one')).toBe(432);
});

test('drops the heights of a window of another width', async () => {
  draw(await open(), { upright: 432 });
  leave();
  turnTo(usualWidth - 300);
  const turned = await open();
  expect(turned.heightOf('upright')).toBeUndefined();
  draw(turned, { turned: 300 });
  turnTo(usualWidth);
  draw(turned, { back: 500 });
  leave();
  const { heightOf } = await open();
  expect([heightOf('turned'), heightOf('back')]).toEqual([undefined, 500]);
});

test('does not take the height of an upright phone for that of one that was turned, nor the other way round', async () => {
  const heights = await open();
  draw(heights, { one: 432, two: 700 });
  turnTo(usualWidth - 300);
  expect(heights.heightOf('one')).toBeUndefined();
  draw(heights, { one: 640 });
  expect(heights.heightOf('one')).toBe(640);
  turnTo(usualWidth);
  expect([heights.heightOf('one'), heights.heightOf('two')]).toEqual([undefined, 700]);
});

test('keeps some hundreds, the latest', async () => {
  draw(await open(), Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`row ${index}`, 500 + index])));
  leave();
  const { heightOf } = await open();
  expect(heightOf('row 599')).toBe(1099);
  expect(heightOf('row 200')).toBe(700);
  expect(heightOf('row 199')).toBeUndefined();
});

test.each([
  '',
  'null',
  '{}',
  '7',
  '"rows"',
  '[',
  '[1024]',
  '[1024,7]',
  '[1024,[["one","tall"],["one",-5]]]',
  '[1024,[3]]',
])('goes on with estimates where what is stored makes no sense (%s)', async (stored) => {
  turnTo(1024);
  sessionStorage.setItem(STORED, stored);
  const { heightOf } = await open();
  expect(heightOf('one')).toBeUndefined();
});

test('goes on without a storage, and reads it no more than once', async () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const heights = await open();
  expect(read).not.toHaveBeenCalled();
  draw(heights, { one: 432 });
  leave();
  expect(heights.heightOf('one')).toBe(432);
  expect(heights.heightOf('two')).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
