import { chooseThumbnail } from './thumbnail.ts';

const file = (type: string, shown: 'picture' | 'blur' | 'nothing' = 'picture') => ({
  type,
  thumbnails: shown === 'picture' ? {} : null,
  thumbhash: shown === 'nothing' ? null : 'hash',
});

const own = file('feed-thumbnail');
const photo = file('feed-photo');
const second = file('feed-photo');
const teaser = file('feed-teaser');
const video = file('feed-video');
const sound = file('feed-audio', 'nothing');

describe('chooseThumbnail', () => {
  it.each([
    ['its own thumbnail before all', { own, files: [video, photo], teaser }, own],
    ['the first photo, though a video comes before it', { own: null, files: [video, photo, second], teaser }, photo],
    ['the teaser before the video', { own: null, files: [video], teaser }, teaser],
    ['the first video where there is nothing else', { own: null, files: [sound, video], teaser: null }, video],
    ['nothing for a sound', { own: null, files: [sound], teaser: null }, null],
    ['nothing for words', { own: undefined, files: [], teaser: undefined }, null],
  ])('takes %s', (_name, choice, chosen) => {
    expect(chooseThumbnail(choice)).toBe(chosen);
  });

  it('passes over what is not prepared yet, and takes the blur of what is kept back', () => {
    const unready = file('feed-photo', 'nothing');
    const locked = file('feed-photo', 'blur');
    expect(chooseThumbnail({ own: file('feed-thumbnail', 'nothing'), files: [unready, locked], teaser })).toBe(locked);
  });
});
