import { color, font, media, oneLine, radius, space, touchTarget } from '@barg/ui-kit';
import styled from 'styled-components';

/** Above the field: what is answered or changed, and a way out of it. */
export const ActBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  ${media.belowTablet} {
    padding-inline: ${space[3]};
  }
`;

export const ActWords = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.brand};
`;

export const QuoteName = styled.span`
  display: block;
  font-size: ${font.size.caption};
  font-weight: 600;
`;

export const QuoteText = styled.span`
  ${oneLine}
  font-size: ${font.size.caption};
`;

/** In a bubble, in the bubble's own colours. */
export const QuoteButton = styled.button`
  display: block;
  inline-size: 100%;
  max-inline-size: 320px;
  margin-block-end: 6px;
  padding: 4px ${space[2]};
  border: 0;
  border-inline-start: 3px solid currentcolor;
  border-radius: ${radius.control};
  background: color-mix(in srgb, currentcolor 10%, transparent);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;

export const Reactions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  /* Two lines of them lie so far apart that a finger's targets do not overlap. */
  ${media.coarse} {
    row-gap: ${space[4]};
  }
`;

export const ReactionChip = styled.button`
  position: relative;
  ${touchTarget(28)}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 28px;
  padding: 0 ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink2};
  font: inherit;
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.ink};
  }
`;

/** The fixed set. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 48px));
  justify-content: center;
  gap: ${space[1]};
`;

export const Choice = styled.button`
  aspect-ratio: 1;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.bg};
  font-size: 24px;
  line-height: 1;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
  }
`;

/** A list that scrolls within its dialog. */
export const Recipients = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  max-block-size: 40vh;
  overflow-y: auto;
`;
