import { savedWordsOf } from './saved-words.ts';

it('says that changed details are held, and of those that were there already that nothing has changed', () => {
  expect(savedWordsOf({ heldUntil: '2026-12-04T10:00:00.000Z' })).toBe('payouts.methodSet');
  expect(savedWordsOf({ heldUntil: null })).toBe('payouts.methodSame');
});
