import styled from 'styled-components';
import { color, font, media, radius, space } from '@barg/ui-kit';

export const StepListRoot = styled.ol`
  display: grid;
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  gap: ${space[2]};
`;

export const Step = styled.li<{ $isReached: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  color: ${(props) => (props.$isReached ? color.ink : color.ink2)};
  font-size: ${font.size.caption};
  text-align: center;
  /* As wide as its longest word, which the page breaks in items of lists otherwise. */
  overflow-wrap: normal;

  ${media.tablet} {
    flex-direction: row;
    gap: ${space[2]};
    text-align: start;
  }

  &[aria-current] {
    font-weight: ${font.weight.bold};
  }
`;

export const StepMark = styled.span<{ $isReached: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border: 1px solid ${(props) => (props.$isReached ? color.brand : color.lineStrong)};
  border-radius: ${radius.circle};
  background: ${(props) => (props.$isReached ? color.brand : 'transparent')};
  color: ${(props) => (props.$isReached ? color.onBrand : color.ink2)};
`;
