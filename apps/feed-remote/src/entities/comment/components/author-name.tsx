import type { Author } from '@barg/api-client/models';
import { Link } from '@barg/runtime/router';
import { PersonName } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';

/** Performers have a profile to go to, fans have none. */
export const AuthorName = ({ author: { name, username, isPerformer } }: { author: Author }) =>
  isPerformer && username ? (
    <Link to={paths.profile(username)}>
      <PersonName name={name} />
    </Link>
  ) : (
    <PersonName name={name} />
  );
