import { PUBLIC, readKind, type StreamKind } from './chosen-kind.ts';

test('what was chosen is read as it was kept', () => {
  const kind: StreamKind = { audience: 'ticketed', price: 2, plannedDuration: 1800 };
  expect(readKind(JSON.stringify(kind))).toEqual(kind);
});

test.each(['', 'not JSON', 'null', '{"audience":"friends"}'])('what cannot be read (%s) is for everybody', (kept) => {
  expect(readKind(kept)).toEqual(PUBLIC);
});
