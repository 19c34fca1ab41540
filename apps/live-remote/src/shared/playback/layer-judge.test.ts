import { createLayerJudge } from './layer-judge.ts';

type Second = 'good' | 'bad' | 'slow' | 'frozen' | 'cut';

/** Feeds as many seconds of a kind after one another, and answers the size after each. */
const judging = () => {
  const judge = createLayerJudge();
  let [second, packetsReceived, packetsLost, framesDecoded, framesDropped] = [0, 0, 0, 0, 0];
  return (seconds: number, kind: Second = 'good') =>
    Array.from({ length: seconds }, () => {
      second += 1;
      packetsReceived += { cut: 0, frozen: 50 }[kind as string] ?? 200;
      packetsLost += { cut: 0, bad: 40 }[kind as string] ?? 1;
      const isFrozen = kind === 'frozen' || kind === 'cut';
      framesDecoded += isFrozen ? 0 : 30;
      framesDropped += kind === 'slow' ? 20 : 0;
      return judge({ packetsReceived, packetsLost, framesDecoded, framesDropped, isFrozen, at: second * 1000 });
    }).join('');
};

test('a line that carries the picture keeps the largest size', () => {
  expect(judging()(60)).toBe('h'.repeat(60));
});

test.each<Second>(['bad', 'slow', 'frozen'])(
  'goes down at once when it is %s, and further when that was not enough',
  (kind) => {
    const pass = judging();
    expect(pass(2)).toBe('hh');
    expect(pass(7, kind)).toBe('mmmllll');
    expect(pass(5, kind)).toBe('lllll');
  },
);

test('where nothing comes at all, a smaller picture would not come either', () => {
  const pass = judging();
  expect([pass(2), pass(8, 'cut'), pass(3)]).toEqual(['hh', 'h'.repeat(8), 'hhh']);
});

test('goes up again after ten good seconds, a size at a time', () => {
  const pass = judging();
  pass(2);
  expect(pass(4, 'bad')).toBe('mmml');
  expect([pass(12), pass(13), pass(5)]).toEqual(['l'.repeat(12), 'm'.repeat(13), 'h'.repeat(5)]);
});

test('a line that is just too weak for a size is tried less and less often', () => {
  const pass = judging();
  pass(2);
  pass(1, 'bad');
  const untilTried = () => {
    let seconds = 0;
    while (pass(1) !== 'h') seconds += 1;
    pass(4, 'bad');
    return seconds;
  };
  const waits = [untilTried(), untilTried(), untilTried(), untilTried()];
  expect(waits.every((wait, at) => at === 0 || wait > (waits[at - 1] ?? 0) * 1.4)).toBe(true);
});

test('a new connection, which counts anew, is no loss', () => {
  const judge = createLayerJudge();
  const none = { packetsLost: 0, framesDecoded: 0, framesDropped: 0, isFrozen: false };
  judge({ ...none, packetsReceived: 9_000, packetsLost: 900, at: 0 });
  judge({ ...none, packetsReceived: 9_100, packetsLost: 900, at: 1_000 });
  expect(judge({ ...none, packetsReceived: 10, packetsLost: 8, at: 9_000 })).toBe('h');
});
