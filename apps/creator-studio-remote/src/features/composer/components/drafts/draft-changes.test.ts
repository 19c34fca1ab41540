import { feedDraft, feedPost, photo } from '../../../../testing/samples.ts';
import { changedBetween, resumedContent, withChanges } from './draft-changes.ts';
import { contentOfPost } from './draft-content.ts';

const AT = '2099-03-01T15:00:00.000Z';
const { content } = feedDraft();

it('counts nothing as changed that another page or server has only written otherwise', () => {
  const told = {
    ...content,
    ...{ isPinned: false, teaserFromFilm: false, thumbnailFileId: null, teaserFileId: null, altTexts: {} },
    expiry: { isOn: false, day: '2099-03-01', time: '10:00' },
  };
  expect(changedBetween(content, told)).toEqual([]);
  const planned = (day: string, time: string) => ({ ...content, publish: { isOn: true, day, time, at: AT } });
  expect(changedBetween(planned('2099-03-01', '18:30'), planned('2099-03-01', '16:00'))).toEqual([]);
  expect(changedBetween(planned('2099-03-01', '18:30'), content)).toEqual(['publish']);
});

it('names a price with its audience, of which it is', () => {
  expect(changedBetween(content, { ...content, price: 4 })).toEqual(['audience', 'price']);
});

describe('the changes of a post', () => {
  const began = feedPost({ files: [photo(), photo({ _id: 'file-2' })], state: 'scheduled', publishedAt: AT });
  const draft = withChanges(
    { ...contentOfPost(began), text: 'Better', fileIds: ['file-3', 'file-1'] },
    contentOfPost(began),
  );

  it('stand over a post that was planned anew and sold since', () => {
    const now = { ...began, publishedAt: '2099-04-01T15:00:00.000Z', audience: 'paid' as const, price: 5 };
    const resumed = resumedContent(draft, now);
    expect(draft.changed).toEqual(['text', 'fileIds']);
    expect(resumed).toMatchObject({ text: 'Better', audience: 'paid', price: 5, publish: { at: now.publishedAt } });
  });

  it('add and take out files, whichever have come to it and left it since', () => {
    const now = { ...began, files: [photo({ _id: 'file-2' }), photo({ _id: 'file-4' })] };
    expect(resumedContent(draft, now).fileIds).toEqual(['file-3', 'file-4']);
  });

  it('are all that they hold where they do not say what was changed', () => {
    expect(resumedContent(content, began)).toBe(content);
  });
});
