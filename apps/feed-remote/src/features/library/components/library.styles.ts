import styled from 'styled-components';
import { color, font, layout, media, oneLine, radius, space, stickyFoot } from '@barg/ui-kit';

/** In its chip: cut, so that the number stays in sight. */
export const FolderName = styled.span`
  ${oneLine}
  max-inline-size: 24ch;
`;

export const KeptWhen = styled.span`
  color: ${color.ink3};
  font-size: ${font.size.caption};
`;

export const PersonAvatar = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
`;

export const ChoicePlace = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  min-inline-size: ${layout.touch};
  min-block-size: ${layout.touch};
  margin: ${space[1]};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* Where one label takes two lines, the fields still stand in one row. */
  align-items: end;
  gap: ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/**
 * Sticky, so that it is visible while items further down are selected, above the cards in the corner (`--asked` is how
 * high they reach).
 */
export const MoveRoot = styled.div.attrs<{ 'data-foot'?: boolean }>({ 'data-foot': true })`
  ${stickyFoot('120px')}
  z-index: 4;
  inset-block-end: calc(max(${layout.bottomBar} + env(safe-area-inset-bottom), var(--asked, 0px)) + ${space[2]});
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  > :first-child {
    flex: 1;
    min-inline-size: 140px;
  }
  ${media.tablet} {
    inset-block-end: max(${space[4]}, var(--asked, 0px) + ${space[2]});
  }
`;
