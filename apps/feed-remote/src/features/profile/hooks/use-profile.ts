import { useEffect } from 'react';
import { useAppDispatch } from '@barg/session';
import { usePerformerQuery } from '../../../entities/performer/api/performer.ts';
import { shownProfile } from '../../../entities/performer/state/shown-profile-slice.ts';

const { profileOpened, profileLeft } = shownProfile.actions;

/** The performer of a profile page; tells the aside whose page it stands beside. */
export const useProfile = (username: string) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(profileOpened(username));
    return () => void dispatch(profileLeft());
  }, [dispatch, username]);
  return usePerformerQuery(username);
};
