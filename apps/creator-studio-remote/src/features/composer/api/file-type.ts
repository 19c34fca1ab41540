import type { LimitedFile } from '@barg/contract';
import type { UploadType } from '@barg/api-client/models';

/** What a file is in a post, by what the browser knows of it. The server looks for itself. */
export const fileTypeOf = ({ type }: File): UploadType => {
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? 'audio' : 'photo';
};

/** The kind whose maximum size a file must keep. */
export const limitOf = (file: File): LimitedFile => {
  const type = fileTypeOf(file);
  return type === 'video' || type === 'audio' ? type : 'picture';
};
