import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from '@barg/runtime/router';
import { paths } from '../../../shared/paths.ts';

interface FormInPlace {
  /** React key of the form. */
  form: number;
  /** The draft that the form began with; null for a blank one. */
  start: string | null;
  /** The draft that the form is kept as. */
  held: string | null;
  /** The draft that the address named last. */
  addressed: string | null;
}

/**
 * Which form of a new post stands here. The address names the draft that it is kept as, so that a reload comes back to
 * it, without an entry of its own in the history; an address that somebody else changes is another form.
 */
export const useNewPostForm = () => {
  const navigate = useNavigate();
  const addressed = useSearchParams()[0].get('draft');
  const [place, setPlace] = useState<FormInPlace>({ form: 0, start: addressed, held: addressed, addressed });
  if (addressed !== place.addressed) {
    const isFollowing = addressed === place.held;
    setPlace(
      isFollowing ? { ...place, addressed } : { form: place.form + 1, start: addressed, held: addressed, addressed },
    );
  }

  const latest = useRef({ navigate, held: place.held });
  useEffect(() => {
    latest.current = { navigate, held: place.held };
  });
  /** Called with the id of the draft that the form is saved as. */
  const hold = useCallback((draftId: string | null) => {
    if (draftId === latest.current.held) return;
    setPlace((before) => ({ ...before, held: draftId }));
    void latest.current.navigate(draftId ? paths.draft(draftId) : paths.newPost, { replace: true });
  }, []);
  return { form: place.form, start: place.start, hold };
};
