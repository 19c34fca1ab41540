import { color, font, motion, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const MessageRow = styled.li`
  position: relative;
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

/** Around the name, which may run the other way: its end is the row's. */
export const Writer = styled.span<{ $isPerformer: boolean }>`
  margin-inline-end: ${space[1]};
  color: ${(props) => (props.$isPerformer ? color.brand : color.ink2)};
  font-weight: ${font.weight.bold};
`;

export const Gone = styled.em`
  color: ${color.ink3};
`;

/** The actions on a touch screen, where several fold into one button. */
export const ActionsToggle = styled.span`
  display: none;
  flex: none;

  @media (hover: none) {
    display: flex;
    opacity: 0.7;
  }
`;

interface ActionsLook {
  $isFolding: boolean;
  $isOpen: boolean;
}

/** One action has room at the end of its row; several stand over it, beside the button that shows them. */
const onTouch = ({ $isFolding, $isOpen }: ActionsLook) => {
  if (!$isFolding) return 'position: static; background: none; box-shadow: none; opacity: 0.7;';
  return $isOpen ? `inset-inline-end: calc(32px + ${space[2]});` : 'display: none;';
};

/** Over the end of the row, on hover and focus: words have the whole width while nobody is about to act. */
export const RowActions = styled.span<ActionsLook>`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: ${space[1]};
  display: flex;
  flex: none;
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  color: ${color.ink3};
  transition: opacity ${motion.fast};

  @media (hover: hover) {
    opacity: 0;
    pointer-events: none;
    ${MessageRow}:hover &,
    &:has(:focus-visible, [aria-expanded='true'], [aria-busy='true']) {
      opacity: 1;
      pointer-events: auto;
    }
  }
  @media (hover: none) {
    ${onTouch}
  }
`;
