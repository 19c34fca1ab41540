import type { UploadType } from '@barg/api-client/models';

/** What a file is in a post, by what the browser knows of it. The server looks for itself. */
export const fileTypeOf = ({ type }: File): UploadType => {
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? 'audio' : 'photo';
};
