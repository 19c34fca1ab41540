import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useToast } from '@barg/ui-kit';
import { actOnAll, withReason } from '../act-on-all.ts';

/** What is sold takes a price with it; what was sold before keeps the one it has for those who do not subscribe. */
export type AudienceChange = { audience: 'free' | 'subscribers' } | { audience: 'paid'; price: number };

interface Calls {
  /** Works that have an audience, by the name of their texts: photos have that of their gallery. */
  kind: 'posts' | 'galleries' | 'videos';
  changeOne: (id: string, change: AudienceChange) => Promise<{ error?: { message?: string } | undefined }>;
}

/** Gives several works another audience; tells how it went and answers those that have it. */
export const useChangingAudience = ({ kind, changeOne }: Calls) => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const numbered = (count: number) => ({ count, amount: format.number(count) });

  return async (ids: readonly string[], change: AudienceChange): Promise<readonly string[]> => {
    const changing = actOnAll(ids, (id) => changeOne(id, change));
    await changing.finished;
    const { done, failed, reason } = changing;
    if (failed.length === 0) {
      toast(t(`${kind}.audienceChanged`, numbered(done.length)), { tone: 'success' });
      return done;
    }
    const key = done.length > 0 ? 'audience.changedSome' : 'audience.notChanged';
    const told = t(key, { ...numbered(failed.length), done: format.number(done.length) });
    toast(withReason(told, reason), { tone: 'danger' });
    return done;
  };
};
