import { fillName, findReplies, soughtIn } from './find-replies.ts';

const replies = [
  { _id: '1', title: 'Thanks', text: 'Thank you, {name}!' },
  { _id: '2', title: 'Prices', text: 'I paint for 20. Thanks for asking.' },
  { _id: '3', title: 'Later', text: 'I answer tomorrow.' },
];

test('a message is a search while it begins with a slash and has one line', () => {
  expect(['/', '/ Tha', 'a/b', '', '/one\ntwo'].map(soughtIn)).toEqual(['', 'tha', null, null, null]);
});

test('titles with the words come first, then texts with them', () => {
  expect(findReplies(replies, 'thank').map(({ _id }) => _id)).toEqual(['1', '2']);
  expect(findReplies(replies, '').map(({ _id }) => _id)).toEqual(['1', '2', '3']);
  expect(findReplies(replies, 'nothing')).toEqual([]);
});

test('the name stands in each place of it, as it is', () => {
  expect(fillName('{name}, dear {name}', '$& Nilou')).toBe('$& Nilou, dear $& Nilou');
});
