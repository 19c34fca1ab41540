import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

/** Hides everything but the sheet when printing. */
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

/** Content that is printed instead of the page while it is mounted; invisible on the screen. */
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
