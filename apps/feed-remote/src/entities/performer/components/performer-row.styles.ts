import styled, { css } from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, font, space } from '@barg/ui-kit';

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: 56px;
`;

/** In the aside and on small phones. */
const NARROW = '@container performer-rows (inline-size < 20rem)';

export const RowRoot = styled.li`
  ${row}
  ${NARROW} {
    min-block-size: 64px;
  }
`;

export const RowLink = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
`;

export const RowFacts = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.5;
  small {
    overflow: hidden;
    font-size: ${font.size.caption};
    color: ${color.ink2};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const BylineRoot = styled.div`
  ${row}
`;

/** On narrow screens the facts wrap below the handle. */
export const BylineFacts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[2]};
  min-inline-size: 0;
  color: ${color.ink2};
  font-size: ${font.size.caption};
`;

export const RowList = styled.ul`
  container: performer-rows / inline-size;
  display: grid;
  gap: ${space[1]};
`;

/** In one line the category is truncated, not the price; in a narrow list the price has a line of its own. */
export const RowTerms = styled.small`
  display: flex;
  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > span {
    flex: none;
    white-space: pre;
  }
  ${NARROW} {
    flex-direction: column;
    /* On the side of the name, whichever direction the category has. */
    align-items: flex-start;
    > bdi {
      max-inline-size: 100%;
    }
    > span > [aria-hidden] {
      display: none;
    }
  }
`;
