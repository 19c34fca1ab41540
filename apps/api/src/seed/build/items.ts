import type { Audience } from '../../platform/database/content-tables.ts';
import type { FileKind } from '../../platform/database/file-tables.ts';
import type { Row } from '../rows.ts';
import { postSearchText } from '../../modules/feed-posts/publishing.service.ts';
import { toHundredths, type Hundredths } from '../../platform/money.ts';
import { galleries } from '../data/galleries.ts';
import { hashtags } from '../data/hashtags.ts';
import { posts } from '../data/posts/index.ts';
import type { DemoAudience, DemoGallery, DemoPost, DemoVideo } from '../data/types.ts';
import { videos } from '../data/videos.ts';
import type { World } from '../world.ts';
import type { FileShelf } from './file-shelf.ts';
import type { People, Performer } from './people.ts';
import { addPoll, noPolls, type PollRows } from './polls.ts';
import type { Item } from './item.ts';

export interface Items {
  all: Item[];
  posts: Row<'feed_posts'>[];
  postFiles: Row<'feed_post_files'>[];
  polls: PollRows;
  galleries: Row<'galleries'>[];
  photos: Row<'photos'>[];
  videos: Row<'videos'>[];
}

export const buildItems = (world: World, people: People, shelf: FileShelf): Items => {
  const items: Items = { all: [], posts: [], postFiles: [], polls: noPolls(), galleries: [], photos: [], videos: [] };
  for (const performer of people.performers) {
    for (const [index, written] of (posts[performer.username] ?? []).entries()) {
      const post = withHashtags(performer.username, written, index);
      const item = addPost(items, world, shelf, performer, post);
      if (post.poll) addPoll(items.polls, world, people, item, post.poll);
    }
    for (const gallery of galleries) {
      if (gallery.performer === performer.username) addGallery(items, world, shelf, performer, gallery);
    }
    for (const video of videos) {
      if (video.performer === performer.username) addVideo(items, world, shelf, performer, video);
    }
  }
  return items;
};

/** Two of three posts have hashtags, in the public text. */
const withHashtags = (username: string, post: DemoPost, index: number): DemoPost => {
  const [first, ...others] = hashtags[username] ?? [];
  if (first === undefined || index % 3 === 2) return post;
  const other = index % 3 === 1 ? others[index % others.length] : undefined;
  const tags = [first, other].flatMap((tag) => (tag ? `#${tag}` : [])).join(' ');
  return post.teaser === undefined
    ? { ...post, text: `${post.text}\n${tags}` }
    : { ...post, teaser: `${post.teaser} ${tags}` };
};

/** The audience and price of the demo's data. */
export const guardOf = (audience: DemoAudience | undefined): { audience: Audience; price: Hundredths } => {
  if (audience === undefined) return { audience: 'free', price: 0n };
  if (audience === 'subscribers') return { audience, price: 0n };
  if ('subscribersOr' in audience) return { audience: 'subscribers', price: toHundredths(audience.subscribersOr) };
  return { audience: 'paid', price: toHundredths(audience.paid) };
};

/** There are more views than reactions, most for free items. */
const viewsOf = (world: World, { audience, publishedAt }: Item): number => {
  const days = (world.startedAt.getTime() - publishedAt.getTime()) / 86_400_000;
  const most = (audience === 'free' ? 900 : 240) * Math.min(1, 0.1 + days / 6);
  return 40 + Math.round(most * (0.3 + 0.7 * world.random.next()));
};

/** The thumbnail and teaser of a post. */
const facesOf = (shelf: FileShelf, ownerId: string, { thumbnail, teaserVideo }: DemoPost, at: Date) => ({
  thumbnail_file_id: thumbnail ? shelf.addPicture(ownerId, 'feed-thumbnail', thumbnail, at) : null,
  teaser_file_id: teaserVideo ? shelf.addVideo(ownerId, 'feed-teaser', teaserVideo, at) : null,
});

const addPost = (items: Items, world: World, shelf: FileShelf, performer: Performer, post: DemoPost): Item => {
  const publishedAt = world.hoursAgo(post.hoursAgo);
  const item: Item = {
    id: world.newId(publishedAt),
    type: 'feed',
    key: post.key,
    performer,
    ...guardOf(post.audience),
    publishedAt,
    comments: post.comments ?? [],
  };
  const words = {
    audience: item.audience,
    text: `${post.teaser ?? ''} ${post.text}`.trim(),
    teaser: post.teaser ?? '',
  };
  items.all.push(item);
  const fileIds = [
    ...(post.video ? [shelf.addVideo(performer.id, 'feed-video', post.video, publishedAt)] : []),
    ...(post.sound ? [shelf.addSound(performer.id, post.sound, publishedAt)] : []),
    ...(post.pictures ?? []).map((name, index) =>
      shelf.addPicture(performer.id, 'feed-photo', name, publishedAt, post.altTexts?.[index]),
    ),
  ];
  items.postFiles.push(...fileIds.map((file_id, position) => ({ feed_post_id: item.id, file_id, position })));
  items.posts.push({
    id: item.id,
    performer_id: performer.id,
    ...words,
    ...facesOf(shelf, performer.id, post, publishedAt),
    expires_at: post.expiresInHours === undefined ? null : world.hoursAgo(-post.expiresInHours),
    price: item.price,
    view_count: viewsOf(world, item),
    search_text: postSearchText(words),
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
  });
  return item;
};

const publishedItem = (
  world: World,
  type: 'gallery' | 'video',
  performer: Performer,
  demo: DemoGallery | DemoVideo,
): Item => {
  const publishedAt = world.daysAgo(demo.daysAgo);
  const id = world.newId(publishedAt);
  return { id, type, key: undefined, performer, ...guardOf(demo.audience), publishedAt, comments: [] };
};

const sharedColumns = ({ id, performer, audience, price, publishedAt }: Item, demo: DemoGallery | DemoVideo) => ({
  id,
  performer_id: performer.id,
  title: demo.title,
  description: demo.description,
  audience,
  price,
  published_at: publishedAt,
});

const addGallery = (items: Items, world: World, shelf: FileShelf, performer: Performer, demo: DemoGallery): void => {
  const item = publishedItem(world, 'gallery', performer, demo);
  const kind: FileKind = 'photo';
  items.all.push(item);
  items.galleries.push({ ...sharedColumns(item, demo), photo_count: demo.photos.length });
  items.photos.push(
    ...demo.photos.map((name, position) => ({
      id: world.newId(item.publishedAt),
      performer_id: performer.id,
      gallery_id: item.id,
      file_id: shelf.addPicture(performer.id, kind, name, item.publishedAt),
      position,
      created_at: item.publishedAt,
    })),
  );
};

const addVideo = (items: Items, world: World, shelf: FileShelf, performer: Performer, demo: DemoVideo): void => {
  const item = publishedItem(world, 'video', performer, demo);
  items.all.push(item);
  items.videos.push({
    ...sharedColumns(item, demo),
    file_id: shelf.addVideo(performer.id, 'video', demo.video, item.publishedAt),
    thumbnail_file_id: shelf.addPicture(performer.id, 'video-thumbnail', demo.thumbnail, item.publishedAt),
    teaser_file_id: demo.teaser ? shelf.addVideo(performer.id, 'video', demo.teaser, item.publishedAt) : null,
    view_count: viewsOf(world, item),
  });
};
