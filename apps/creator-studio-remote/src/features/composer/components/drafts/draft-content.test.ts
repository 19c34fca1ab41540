import { feedDraft, feedPost } from '../../../../testing/samples.ts';
import type { PostFiles } from '../../hooks/use-post-files.ts';
import { momentOf } from '../../../../shared/times/moment-schema.ts';
import type { PostFields } from '../post-schema.ts';
import { contentOf, fieldsOf, isBlank } from './draft-content.ts';

const ids = { fileIds: ['file-1'], thumbnailFileId: 'cover-1', teaserFileId: null };
const files = { ids, uploads: [] as PostFiles['uploads'] } as PostFiles;

const written: PostFields = {
  text: 'New ink',
  teaser: 'A corner of it',
  audience: 'paid',
  price: 12.5,
  poll: { question: 'Which?', options: [{ text: 'One' }, { text: 'Two' }], end: '7' },
  isPinned: true,
  teaserFromFilm: true,
  altTexts: {},
  publish: { isOn: true, day: '2027-03-01', time: '10:30' },
  expiry: { isOn: false, day: '2027-03-08', time: '11:00' },
};

it('gives back each field of the form as it was', () => {
  const content = contentOf(written, files);
  expect(content).toMatchObject(ids);
  expect(fieldsOf(content, undefined)).toMatchObject(written);
});

it('keeps a price to the hundredth, and leaves one out that is unfinished', () => {
  const priceAfter = (price: number) => fieldsOf(contentOf({ ...written, price }, files), undefined).price;
  expect(priceAfter(0.29)).toBe(0.29);
  expect(priceAfter(NaN)).toBeNaN();
  expect(priceAfter(Infinity)).toBeNaN();
});

it('takes no poll of a draft over one that fans have voted in', () => {
  const poll = {
    ...{ _id: 'poll-1', question: 'Which?', options: [], totalVotes: 3 },
    ...{ endsAt: null, isEnded: false, myOptionId: null },
  };
  const content = contentOf(written, files);
  expect(fieldsOf(content, feedPost({ poll })).poll).toBeNull();
});

it('takes from the post what drafts of an earlier version say nothing of', () => {
  const fields = fieldsOf(feedDraft().content, feedPost({ isPinned: true, teaserFromFilm: true }));
  expect([fields.isPinned, fields.teaserFromFilm]).toEqual([true, true]);
});

it('means the same moment in another time zone, and what is unfinished stays as it was typed', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  let timeZone = 'Asia/Tehran';
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  const expiry = { isOn: true, day: '2027-03-08', time: '' };
  const content = contentOf({ ...written, publish: { isOn: true, day: '2027-03-01', time: '18:30' }, expiry }, files);
  timeZone = 'Europe/Berlin';
  const fields = fieldsOf(content, undefined);
  expect(fields.publish).toMatchObject({ isOn: true, day: '2027-03-01', time: '16:00' });
  expect(momentOf(fields.publish)).toBe('2027-03-01T15:00:00.000Z');
  expect(fields.expiry).toMatchObject({ isOn: true, day: '2027-03-08' });
  zone.mockRestore();
});

it.each([
  ['words that show nothing', { text: ' \u3164\u200B' }, true],
  ['a word of the teaser', { teaser: 'x' }, false],
  ['an option of a poll', { poll: { question: '', options: ['x'], end: 'none' as const } }, false],
  ['a file', { fileIds: ['file-1'] }, false],
  ['a picture that stands for it', { thumbnailFileId: 'cover-1' }, false],
  ['a film that teases', { teaserFileId: 'film-1' }, false],
])('is blank with %s: %o', (_what, changes, isNothing) => {
  const { content } = feedDraft({ content: { ...feedDraft().content, text: '' } });
  expect(isBlank({ ...content, ...changes })).toBe(isNothing);
});
