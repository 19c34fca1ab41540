import { useState } from 'react';
import { toQueryError } from '@barg/session';
import { useSending } from '../use-sending.ts';
import { CAPTION_TAGS, sendCaptions, useDeleteCaptionsMutation } from './captions.ts';

/** Adds, replaces and removes the captions of a film, and says what went wrong last; empty where nothing is known of it. */
export const useCaptions = (fileId: string) => {
  const { progress, send } = useSending(CAPTION_TAGS);
  const [deleteCaptions, { isLoading: isRemoving }] = useDeleteCaptionsMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const put = async (language: string, file: File): Promise<void> => {
    setFailure(null);
    try {
      await send((options) => sendCaptions({ fileId, language }, file, options));
    } catch (error) {
      setFailure(toQueryError(error).message);
    }
  };
  const remove = async (language: string): Promise<void> => {
    setFailure(null);
    const { error } = await deleteCaptions({ fileId, language });
    if (error) setFailure(toQueryError(error).message);
  };

  return { progress, isBusy: progress !== null || isRemoving, failure, put, remove };
};
