import { createGlobalStyle } from 'styled-components';

/** Chosen tabs, chips, toggles, rows and options. */
const CHOSEN =
  "[aria-selected='true'], [aria-pressed='true'], [aria-checked='true'], [aria-current]:not([aria-current='false'])";

/**
 * Where the system paints, backgrounds and most borders go. What is chosen takes the system's colours for that, whichever
 * team drew it, by the state that it tells screen readers; a label by the mark that it holds.
 */
export const ForcedColors = createGlobalStyle`
  @media (forced-colors: active) {
    :is(${CHOSEN}),
    :is(${CHOSEN}) * {
      forced-color-adjust: none;
      background-color: transparent !important;
      color: HighlightText !important;
    }
    :is(${CHOSEN}) {
      background-color: Highlight !important;
    }
    label:has(input:checked) {
      border: 3px solid Highlight !important;
    }
  }
`;
