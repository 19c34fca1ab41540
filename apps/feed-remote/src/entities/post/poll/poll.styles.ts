import styled from 'styled-components';
import { color, font, forcedFill, layout, radius, space } from '@barg/ui-kit';
import { choiceMark } from '@barg/ui-kit/fields';

export const PollRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
  overflow-wrap: anywhere;
`;

export const PollQuestion = styled.p`
  font-weight: ${font.weight.bold};
`;

export const PollBallotForm = styled.form`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
`;

export const PollChoices = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  inline-size: 100%;
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

export const PollChoice = styled.label`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-block-size: ${layout.touch};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brandSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    ${choiceMark}
    margin: 0;
    outline: none;
  }
  /* The words have a direction of their own, and begin beside their mark nevertheless. */
  > span {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const PollResults = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

export const PollRow = styled.li`
  display: grid;
  gap: ${space[1]};
`;

export const PollRowHead = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  svg {
    flex: none;
    color: ${color.brand};
  }
`;

export const PollWords = styled.span<{ $isMine: boolean }>`
  flex: 1;
  min-inline-size: 0;
  font-weight: ${({ $isMine }) => ($isMine ? font.weight.medium : font.weight.regular)};
`;

export const PollShare = styled.bdi`
  flex: none;
  font-variant-numeric: ${font.figures};
  color: ${color.ink2};
`;

export const PollTrack = styled.div`
  overflow: hidden;
  block-size: 8px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
`;

export const PollBar = styled.div<{ $isMine: boolean }>`
  inline-size: var(--share);
  block-size: 100%;
  border-radius: inherit;
  background: ${({ $isMine }) => ($isMine ? color.brand : color.lineStrong)};
  ${forcedFill}
`;

export const PollFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.ink2};
`;
