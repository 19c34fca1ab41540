import { color, font, media, motion, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const MessageRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 32px;
  padding-inline: ${space[1]};
  border-radius: ${radius.control};
`;

/** Words on their way; the message takes their place. */
export const RowOnItsWay = styled(MessageRow)`
  color: ${color.ink3};
`;

export const MessageText = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Writer = styled.bdi<{ $isPerformer: boolean }>`
  margin-inline-end: ${space[1]};
  color: ${(props) => (props.$isPerformer ? color.brand : color.ink2)};
  font-weight: ${font.weight.bold};
`;

export const Gone = styled.em`
  color: ${color.ink3};
`;

/** Shown on hover and focus; always visible on touch screens. */
export const RowAction = styled.span`
  flex: none;
  color: ${color.ink3};
  transition: opacity ${motion.fast};

  @media (hover: hover) {
    opacity: 0;
    ${MessageRow}:hover &,
    &:focus-within {
      opacity: 1;
    }
  }
  ${media.coarse} {
    opacity: 0.7;
  }
`;
