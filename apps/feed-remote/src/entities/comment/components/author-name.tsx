import type { Author } from '@barg/api-client/models';
import { Link } from '@barg/runtime/router';
import { PersonName } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';

/** A link for performers; fans have no profile page. */
export const AuthorName = ({ author: { name, username, isPerformer } }: { author: Author }) =>
  isPerformer && username ? (
    <Link to={paths.profile(username)}>
      <PersonName name={name} />
    </Link>
  ) : (
    <PersonName name={name} />
  );
