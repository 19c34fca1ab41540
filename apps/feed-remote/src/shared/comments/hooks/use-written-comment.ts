import { useState } from 'react';
import { leaveWords, wordsLeftAt, type WritingPlace, type WrittenComment } from '../state/left-words.ts';

/** What stands in a field for comments, and is still there when the writer had to log in again. */
export const useWrittenComment = (place: WritingPlace, initial: WrittenComment) => {
  const [written, setWritten] = useState(() => wordsLeftAt(place) ?? initial);
  const change = (values: Partial<WrittenComment>): void => {
    const next = { ...written, ...values };
    const isChanged = next.text !== initial.text || next.photo !== initial.photo;
    leaveWords(place, isChanged ? next : null);
    setWritten(next);
  };
  /** It was sent, or is not wanted. */
  const forget = (): void => {
    leaveWords(place, null);
    setWritten({ text: '', photo: null });
  };
  return { ...written, change, forget };
};
