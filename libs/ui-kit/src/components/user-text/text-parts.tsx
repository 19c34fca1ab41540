import { Link } from '@barg/runtime/router';
import type { TextPart } from './parse-text.ts';

/** Each in its own direction, so that a URL does not reorder a Persian sentence. */
function Part({ part, isLinked }: { part: TextPart; isLinked: boolean }) {
  if (part.kind === 'words') return part.words;
  // Topics are of any script, user names and addresses of Latin letters, which stay as they are (see base-css.ts).
  const shown = <bdi translate={part.words.startsWith('#') ? undefined : 'no'}>{part.words}</bdi>;
  if (!isLinked || part.kind === 'address') return shown;
  if (part.kind === 'mark') return <Link to={part.href}>{shown}</Link>;
  return (
    // Links of users are not endorsed by the site.
    <a href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {shown}
    </a>
  );
}

export const TextParts = ({ parts, isLinked = true }: { parts: TextPart[]; isLinked?: boolean }) =>
  parts.map((part, index) => <Part key={index} part={part} isLinked={isLinked} />);
