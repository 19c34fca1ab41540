import type { EditedText } from '@barg/api-client/models';
import { splitLinks } from '../features/outbox/split-links.ts';
import { postBodyOf, postFormOf } from '../features/posts/post-form-schema.ts';
import { moved } from '../features/settings/menus-field.tsx';
import { groupTexts, pluralFormOf } from '../features/translations/text-groups.ts';

const text = (key: string): EditedText => ({
  locale: 'en-US',
  namespace: 'feed',
  key,
  value: key,
  isEdited: false,
  shippedValue: key,
  placeholders: [],
  source: null,
});

describe('the console', () => {
  it('shows the plural forms of a text together', () => {
    const groups = groupTexts([text('photos_one'), text('photos_other'), text('title')]);
    expect(groups.map(({ key, texts }) => [key, texts.length])).toEqual([
      ['photos', 2],
      ['title', 1],
    ]);
    expect([pluralFormOf('photos_few'), pluralFormOf('title')]).toEqual(['few', null]);
  });

  it('moves a menu link without losing one', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a'], 5, 0)).toEqual(['a']);
  });

  it('sends only the languages of a page that have a title', () => {
    const form = postFormOf();
    form.texts['en-US'] = { title: 'About', body: 'Us' };
    expect(postBodyOf(form).texts).toEqual({ 'en-US': { title: 'About', body: 'Us' } });
  });

  it('finds the links of a letter', () => {
    expect(splitLinks('Open https://barg.example/x?t=1 now').filter(({ isLink }) => isLink)).toEqual([
      { text: 'https://barg.example/x?t=1', isLink: true },
    ]);
  });
});
