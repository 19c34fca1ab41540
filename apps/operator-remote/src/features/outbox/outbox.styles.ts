import styled from 'styled-components';
import { color, radius, space } from '@barg/ui-kit';

export const MailText = styled.div`
  padding: ${space[3]} ${space[4]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${color.sunken};
  border-radius: ${radius.control};
  a {
    color: ${color.brand};
    text-decoration: underline;
  }
`;
