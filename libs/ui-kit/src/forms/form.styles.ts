import { color, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const FormRoot = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  /* As wide as a narrow form's, and no wider: it does not reach over a whole page. */
  > button[type='submit'] {
    inline-size: 100%;
    max-inline-size: 25rem;
  }
  /* A dialog is narrow itself: its button ends where its fields do. */
  [role='dialog'] & > button[type='submit'],
  [role='alertdialog'] & > button[type='submit'] {
    max-inline-size: none;
  }
`;

export const ErrorSummary = styled.div`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
  color: ${color.danger};
`;

export const AmountGroup = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;
