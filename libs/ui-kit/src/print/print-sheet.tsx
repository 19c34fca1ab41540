import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

/** On paper there is the sheet and nothing else of the page. */
const PrintSheetAlone = createGlobalStyle`
  @media print {
    body > *:not([data-print-sheet]) {
      display: none !important;
    }
  }
`;

const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
    color: #000;
    background: #fff;
  }
`;

/** What is printed in place of the page, as long as it is drawn; on the screen nobody sees it. */
export const PrintSheet = ({ children }: { children: ReactNode }) => (
  <>
    <PrintSheetAlone />
    {createPortal(
      <Sheet data-print-sheet="" aria-hidden>
        {children}
      </Sheet>,
      document.body,
    )}
  </>
);
