import type { DraftContent } from '../../modules/feed-posts/drafts/drafts.schema.ts';
import { postSearchText } from '../../modules/feed-posts/publishing.service.ts';
import type { PictureName } from '../data/pictures.ts';
import type { DemoComingPost, DemoDraft } from '../data/types.ts';
import { comingPosts, drafts } from '../data/under-way.ts';
import type { Row } from '../rows.ts';
import type { World } from '../world.ts';
import type { FileShelf } from './file-shelf.ts';
import type { People } from './people.ts';

/** Drafts and scheduled posts, visible to their performer only. */
export interface UnderWay {
  posts: Row<'feed_posts'>[];
  postFiles: Row<'feed_post_files'>[];
  drafts: Row<'feed_drafts'>[];
  draftFiles: Row<'feed_draft_files'>[];
}

const OFF = { isOn: false, day: null, time: '' };

export const buildUnderWay = (world: World, people: People, shelf: FileShelf): UnderWay => {
  const rows: UnderWay = { posts: [], postFiles: [], drafts: [], draftFiles: [] };
  for (const post of comingPosts) addComing(rows, world, { shelf, performerId: people.find(post.performer).id }, post);
  for (const draft of drafts) addDraft(rows, world, { shelf, performerId: people.find(draft.performer).id }, draft);
  return rows;
};

interface Owner {
  shelf: FileShelf;
  performerId: string;
}

const addPictures = ({ shelf, performerId }: Owner, at: Date, names: readonly PictureName[], says: readonly string[]) =>
  names.map((name, index) => shelf.addPicture(performerId, 'feed-photo', name, at, says[index]));

const addComing = (rows: UnderWay, world: World, owner: Owner, post: DemoComingPost): void => {
  const [writtenAt, id] = [world.startedAt, world.newId(world.startedAt)];
  const words = { audience: 'free' as const, text: post.text, teaser: '' };
  rows.posts.push({
    id,
    performer_id: owner.performerId,
    ...words,
    search_text: postSearchText(words),
    state: 'scheduled',
    published_at: world.hoursAgo(-post.inHours),
    created_at: writtenAt,
    updated_at: writtenAt,
  });
  const fileIds = addPictures(owner, writtenAt, post.pictures, post.altTexts);
  rows.postFiles.push(...fileIds.map((file_id, position) => ({ feed_post_id: id, file_id, position })));
};

const addDraft = (rows: UnderWay, world: World, owner: Owner, { hoursAgo, text, pictures }: DemoDraft): void => {
  const writtenAt = world.hoursAgo(hoursAgo);
  const id = world.newId(writtenAt);
  const fileIds = addPictures(owner, writtenAt, pictures, []);
  const content: DraftContent = {
    text,
    teaser: '',
    audience: 'free',
    price: null,
    poll: null,
    publish: OFF,
    expiry: OFF,
    fileIds,
  };
  rows.drafts.push({
    id,
    performer_id: owner.performerId,
    content: JSON.stringify(content),
    created_at: writtenAt,
    updated_at: writtenAt,
  });
  rows.draftFiles.push(...fileIds.map((file_id) => ({ draft_id: id, file_id })));
};
