import type { MediaFile } from '@barg/api-client/models';

const FILMS: readonly MediaFile['type'][] = ['video', 'feed-video', 'feed-teaser'];

export const isVideo = ({ type }: Pick<MediaFile, 'type'>): boolean => FILMS.includes(type);
