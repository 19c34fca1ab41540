import { useState } from 'react';
import type { SiteSettings } from '@barg/api-client/models';
import { toQueryError, type QueryError } from '@barg/session';
import {
  CHANGED_MEANWHILE,
  isNewerThan,
  useChangeSiteSettingsMutation,
  useLazySiteSettingsQuery,
} from '../../shared/api/site-settings.ts';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/**
 * The picked countries, with the version of the settings on which they are based. Where none is picked anew, those of
 * another operator show at once. When another operator has
 * picked others meanwhile, both lists are shown and nothing is saved until the form is submitted again.
 */
export function useBlockedCountries(loaded: SiteSettings) {
  const [basis, setBasis] = useState(loaded);
  const [chosen, setChosen] = useState([...loaded.settings.blockedCountries]);
  const [theirs, setTheirs] = useState<readonly string[] | null>(null);
  const [change, { isLoading, error }] = useChangeSiteSettingsMutation();
  const [ask, { isFetching: isAsking }] = useLazySiteSettingsQuery();
  /** Why what another operator has chosen meanwhile could not be read. */
  const [unread, setUnread] = useState<QueryError | null>(null);
  const blocked = basis.settings.blockedCountries;

  const send = async (version: string) => {
    const answer = await change({ version, blockedCountries: chosen });
    if (answer.data) {
      setBasis(answer.data);
      setTheirs(null);
    }
    return answer;
  };

  /** @returns whether it is saved */
  const save = async (): Promise<boolean> => {
    setUnread(null);
    const answer = await send(basis.version);
    if (answer.error?.code !== CHANGED_MEANWHILE) return answer.data !== undefined;
    const { data: fresh, error: failure } = await ask();
    if (failure || !fresh) {
      setUnread(toQueryError(failure));
      return false;
    }
    setBasis(fresh);
    // Another setting was changed, which is no conflict.
    if (isSame(fresh.settings.blockedCountries, blocked)) return (await send(fresh.version)).data !== undefined;
    setTheirs(fresh.settings.blockedCountries);
    return false;
  };

  const takeTheirs = (): void => {
    setChosen([...blocked]);
    setTheirs(null);
  };

  const isChanged = !isSame(chosen, blocked);
  // While it is rendered, and not later: what is over is never drawn.
  if (!isChanged && !theirs && isNewerThan(loaded, basis)) {
    setBasis(loaded);
    setChosen([...loaded.settings.blockedCountries]);
  }
  return {
    version: basis.version,
    chosen,
    setChosen,
    isChanged,
    isSaving: isLoading || isAsking,
    error: unread ?? error,
    save,
    theirs,
    takeTheirs,
  };
}
