import styled from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, font, media, oneLine, space } from '@barg/ui-kit';

export const StoryList = styled.ul`
  display: flex;
  gap: ${space[6]};
  overflow-x: auto;
  margin-inline: calc(-1 * ${space[3]});
  margin-block-end: ${space[4]};
  padding: ${space[2]} ${space[3]} 0;
  scrollbar-width: none;
  ${media.tablet} {
    margin-inline: calc(-1 * ${space[1]});
    padding-inline: ${space[1]};
  }
`;

export const Story = styled.li`
  flex: none;
`;

export const StoryLink = styled(Link)`
  /* Holds its hidden words: beyond the end of the row they would make the page as wide as the row is long. */
  position: relative;
  display: grid;
  justify-items: center;
  border-radius: ${space[4]};
`;

export const StoryFace = styled.span`
  display: grid;
`;

/** In rem: it has room for as many letters where the reader has chosen larger ones. */
export const StoryName = styled.span`
  ${oneLine}
  block-size: calc(${space[3]} + 1.5rem);
  max-inline-size: 4rem;
  padding-block-start: ${space[3]};
  font-size: ${font.size.caption};
  line-height: 1.5rem;
  color: ${color.ink2};
  text-align: center;

  /* What stands for a name. */
  > span {
    margin: 6px auto;
  }
`;
