import { color, font, Inline, media, onBrandSoft, oneLine, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const InboxHead = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  ${media.tablet} {
    /* The title is as high as those of other pages. */
    padding-block-start: 21px;
  }
`;

/** More chips than fit beside each other: one line that scrolls. Room for touch targets and focus rings around them. */
export const TabsRow = styled.div`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  margin: -6px -${space[4]};
  padding: 6px ${space[4]};
  scrollbar-width: none;
  > * {
    flex: none;
  }
`;

/** The link of a conversation, and its menu beside it: one row to the eye, so that the whole of it is painted. */
export const RowItem = styled.li<{ $isSelected: boolean }>`
  display: flex;
  align-items: center;
  padding-inline-end: ${space[2]};
  && > :first-child {
    flex: 1;
    min-inline-size: 0;
    background: none;
  }
  background: ${(props) => (props.$isSelected ? color.brandSoft : 'none')};
  ${(props) => props.$isSelected && onBrandSoft}
  &:hover {
    background: ${(props) => (props.$isSelected ? color.brandSoft : color.sunken)};
  }
`;

/** The marks of a pinned or muted conversation. */
export const RowMarks = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`;

export const InboxBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

/** As high as a row. */
export const RowSkeleton = styled(Inline)`
  block-size: 64px;
  padding-inline: ${space[4]};
`;

export const RowEnd = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  align-self: stretch;
  gap: ${space[1]};
  padding-block: 2px;
  font-size: ${font.size.caption};
  color: ${color.ink3};
  white-space: nowrap;
`;

export const Preview = styled.span<{ $isUnread: boolean }>`
  display: flex;
  gap: ${space[1]};
  font-weight: ${(props) => (props.$isUnread ? font.weight.medium : font.weight.regular)};
  color: ${(props) => (props.$isUnread ? color.ink : color.ink2)};
`;

export const PreviewText = styled.span`
  ${oneLine}
  min-inline-size: 0;
`;

export const Erased = styled.em`
  font-style: italic;
`;
