import { Link } from '@barg/runtime/router';
import type { TextPart } from './parse-text.ts';

/** Each in a direction of its own, so that an address in a Persian sentence upsets nothing. */
function Part({ part, isLinked }: { part: TextPart; isLinked: boolean }) {
  if (part.kind === 'words') return part.words;
  const shown = <bdi>{part.words}</bdi>;
  if (!isLinked || part.kind === 'address') return shown;
  if (part.kind === 'mark') return <Link to={part.href}>{shown}</Link>;
  return (
    // What people link to is their word, not ours.
    <a href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {shown}
    </a>
  );
}

export const TextParts = ({ parts, isLinked = true }: { parts: TextPart[]; isLinked?: boolean }) =>
  parts.map((part, index) => <Part key={index} part={part} isLinked={isLinked} />);
