import styled from 'styled-components';
import { color, font, radius, space } from '@barg/ui-kit';

/** Long text: a narrow column, space between paragraphs, scrollable tables. */
export const Prose = styled.div`
  max-inline-size: 68ch;
  line-height: 1.75;
  overflow-wrap: anywhere;

  > * + * {
    margin-block-start: ${space[4]};
  }
  h2 {
    margin-block-start: ${space[8]};
    font-size: ${font.size.heading};
    font-weight: ${font.weight.bold};
    line-height: 1.35;
  }
  h3,
  h4 {
    margin-block-start: ${space[6]};
    font-size: ${font.size.title};
    font-weight: ${font.weight.bold};
  }
  ul,
  ol {
    padding-inline-start: ${space[6]};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  ol:lang(fa) {
    list-style: persian;
  }
  li + li {
    margin-block-start: ${space[2]};
  }
  li::marker {
    color: ${color.ink3};
  }
  a {
    color: ${color.brand};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  strong {
    font-weight: ${font.weight.bold};
  }
  code {
    padding: 2px ${space[1]};
    border-radius: 6px;
    background: ${color.sunken};
    font-size: 0.92em;
  }
  blockquote {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.lineStrong};
    color: ${color.ink2};
  }
  hr {
    border: 0;
    border-block-start: 1px solid ${color.line};
  }
`;

export const TableFrame = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${space[2]} ${space[3]};
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
  th {
    font-weight: ${font.weight.medium};
    color: ${color.ink2};
    background: ${color.sunken};
  }
  tr + tr > *,
  tbody tr:first-child > * {
    border-block-start: 1px solid ${color.line};
  }
`;
