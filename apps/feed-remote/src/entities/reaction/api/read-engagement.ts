import { getFeedPost } from '@barg/api-client/feeds';
import { viewGallery } from '@barg/api-client/galleries';
import { viewProduct } from '@barg/api-client/products';
import { viewVideo } from '@barg/api-client/videos';
import type { EngagedItem, Engagement } from './change-engagement.ts';

const READS: Record<EngagedItem['type'], (id: string) => Promise<Engagement>> = {
  feed: (id) => getFeedPost(id),
  gallery: (id) => viewGallery(id),
  video: (id) => viewVideo(id),
  product: (id) => viewProduct(id),
};

/** Asks the server for the reactions and counts of one item. */
export const readEngagement = ({ type, id }: EngagedItem): Promise<Engagement> => READS[type](id);
