import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { Focusable } from 'react-aria-components/Focusable';
import type { ComponentProps } from 'react';
import { OverlayLocale } from '../overlay-locale.tsx';
import { TooltipBubble } from './tooltip.styles.ts';

interface TooltipProps {
  /** An addition: fingers never see it, so nothing may depend on it. */
  text: string;
  /** A `Button` or an `IconButton` of the kit. */
  children: ComponentProps<typeof Focusable>['children'];
}

export const Tooltip = ({ text, children }: TooltipProps) => (
  <OverlayLocale>
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <TooltipBubble offset={6}>{text}</TooltipBubble>
    </TooltipTrigger>
  </OverlayLocale>
);
