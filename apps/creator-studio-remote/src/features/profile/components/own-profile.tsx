import { useCurrentUser } from '@barg/session';
import { ErrorState, Skeleton } from '@barg/ui-kit';
import { useOwnProfileQuery } from '../api/own-profile.ts';
import { ProfileForm } from './profile-form.tsx';

/** The signed-in performer's profile, loaded and editable. */
export function OwnProfile() {
  const user = useCurrentUser();
  const { data, error, refetch } = useOwnProfileQuery(user?._id ?? '', { skip: !user });
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="520px" radius="card" />;
  return <ProfileForm profile={data} />;
}
