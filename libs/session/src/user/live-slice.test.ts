import { liveSlice, liveStreamOf } from './live-slice.ts';

const { reducer, actions } = liveSlice;
const start = reducer(undefined, { type: 'none' });
const her = { _id: 'her', isLive: false, liveStreamId: null };
const liveBefore = { ...her, isLive: true, liveStreamId: 'one' };
const one = { performerId: 'her', streamId: 'one' };
const two = { performerId: 'her', streamId: 'two' };

test('a mark rises and falls with the stream, whatever the list said of her before', () => {
  const begun = reducer(start, actions.streamBegan(one));
  expect(liveStreamOf(begun, her)).toBe('one');
  const ended = reducer(begun, actions.streamEnded(one));
  expect(liveStreamOf(ended, her)).toBeNull();
  expect(liveStreamOf(ended, liveBefore)).toBeNull();
  expect(liveStreamOf(reducer(ended, actions.streamBegan(two)), liveBefore)).toBe('two');
});

test('an end that comes after the next beginning ends only its own stream', () => {
  const later = reducer(reducer(start, actions.streamBegan(two)), actions.streamEnded(one));
  expect(liveStreamOf(later, liveBefore)).toBe('two');
});

test('after the line was down only what the server says and what began since counts, but what has ended stays so', () => {
  const begun = reducer(reducer(start, actions.streamEnded(one)), actions.streamBegan(two));
  const back = reducer(begun, actions.lineCameBack({ begunBefore: begun.begun, goingOn: [] }));
  const goesOn = reducer(begun, actions.lineCameBack({ begunBefore: begun.begun, goingOn: ['two'] }));
  expect(liveStreamOf(goesOn, her)).toBe('two');
  const anew = reducer(begun, actions.streamBegan({ performerId: 'her', streamId: 'three' }));
  expect(liveStreamOf(reducer(anew, actions.lineCameBack({ begunBefore: begun.begun, goingOn: [] })), her)).toBe(
    'three',
  );
  expect(liveStreamOf(back, her)).toBeNull();
  expect(liveStreamOf(back, liveBefore)).toBeNull();
  expect(liveStreamOf(back, { ...her, isLive: true, liveStreamId: 'three' })).toBe('three');
});
