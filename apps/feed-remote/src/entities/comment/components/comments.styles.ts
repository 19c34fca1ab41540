import styled, { css } from 'styled-components';
import { color, font, radius, space, touchTarget } from '@barg/ui-kit';

/** No wider than its place, whatever word stands in it. */
const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const CommentsRoot = styled.section`
  ${column}
  gap: ${space[4]};
  padding: ${space[4]} 18px;
  &:not(:first-child) {
    border-block-start: 1px solid ${color.line};
  }
`;

export const List = styled.ol`
  ${column}
  gap: ${space[4]};
`;

export const Row = styled.li`
  display: flex;
  gap: ${space[3]};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

export const RowBody = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const RowFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  overflow-wrap: anywhere;
  > * {
    min-inline-size: 0;
  }
  small {
    font-size: ${font.size.caption};
    color: ${color.ink2};
  }
`;

export const FormRoot = styled.form`
  ${column}
  gap: ${space[2]};
`;

export const Thread = styled.div`
  ${column}
  gap: ${space[2]};
`;

/** Indented by the avatar of the answered comment. */
export const RepliesRoot = styled.div`
  ${column}
  justify-items: start;
  gap: ${space[3]};
  padding-inline-start: 44px;
  > ol,
  > form {
    justify-self: stretch;
  }
`;

export const ActionsRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: -${space[2]};
`;

export const TextButton = styled.button`
  position: relative;
  ${touchTarget(36)}
  min-block-size: 36px;
  padding-inline: ${space[2]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  color: ${color.ink2};
  ${RepliesRoot} > & {
    margin-inline-start: -${space[2]};
  }
`;

export const PhotoBox = styled.div`
  max-inline-size: 240px;
  margin-block-start: ${space[2]};
`;

export const PhotoNote = styled.p`
  max-inline-size: 240px;
  margin-block-start: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.tile};
  background: ${color.sunken};
  color: ${color.ink2};
  font-size: ${font.size.caption};
`;
