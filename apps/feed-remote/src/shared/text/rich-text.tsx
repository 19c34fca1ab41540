import styled from 'styled-components';
import { Link } from '@barg/runtime/router';
import { UserText, color } from '@barg/ui-kit';
import { paths } from '../page/paths.ts';
import { parseText, type TextPart } from './parse-text.ts';

const Words = styled.span`
  a {
    color: ${color.brand};
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** Each in its own direction, so that an address in a Persian sentence upsets nothing. */
function Part({ part }: { part: TextPart }) {
  const shown = <bdi>{part.words}</bdi>;
  if (part.kind === 'mention') return <Link to={paths.profile(part.username)}>{shown}</Link>;
  if (part.kind === 'hashtag') return <Link to={paths.search(part.words)}>{shown}</Link>;
  if (part.kind === 'words') return part.words;
  return (
    // What people link to is their word, not ours.
    <a href={part.href} target="_blank" rel="noopener nofollow ugc">
      {shown}
    </a>
  );
}

/** What a person wrote, with its addresses, names and tags leading where they say. */
export const RichText = ({ text, clamp }: { text: string; clamp?: number }) => (
  <UserText text={text} clamp={clamp}>
    <Words>
      {parseText(text).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </Words>
  </UserText>
);
