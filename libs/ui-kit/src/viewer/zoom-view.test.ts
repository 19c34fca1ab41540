import { MAX_SCALE, WHOLE, movedBy, zoomedAt } from './zoom-view.ts';

const frame = { width: 400, height: 300 };

test('keeps what lies at the point where it is', () => {
  const point = { x: 100, y: -50 };
  const once = zoomedAt(WHOLE, 2, point, frame);
  expect(once).toEqual({ scale: 2, x: -100, y: 50 });
  const twice = zoomedAt(once, 1.5, point, frame);
  // The point of the picture below the pointer, (point - offset) / scale, is the same as before.
  expect((point.x - twice.x) / twice.scale).toBeCloseTo((point.x - once.x) / once.scale);
});

test('enlarges between whole and five times', () => {
  expect(zoomedAt(WHOLE, 100, { x: 0, y: 0 }, frame).scale).toBe(MAX_SCALE);
  expect(zoomedAt(zoomedAt(WHOLE, 3, { x: 150, y: 90 }, frame), 0.01, { x: 0, y: 0 }, frame)).toMatchObject(WHOLE);
});

test('moves to the edge of the picture and not beyond it', () => {
  const view = zoomedAt(WHOLE, 2, { x: 0, y: 0 }, frame);
  expect(movedBy(view, { x: 50, y: 20 }, frame)).toEqual({ scale: 2, x: 50, y: 20 });
  expect(movedBy(view, { x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(movedBy(WHOLE, { x: 10, y: 10 }, frame)).toEqual(WHOLE);
});
