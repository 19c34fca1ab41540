import { color, motion, radius, space } from '@barg/ui-kit';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

export const PopoverSurface = styled(Popover)`
  min-inline-size: 200px;
  max-inline-size: min(480px, calc(100vw - ${space[6]}));
  overflow: auto;
  overflow-wrap: anywhere;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  animation: ${appear} ${motion.fast};
`;

export const PopoverBody = styled(Dialog)`
  padding: ${space[4]};
  outline: none;
`;
