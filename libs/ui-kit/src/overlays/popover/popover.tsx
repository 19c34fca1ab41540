import type { ComponentProps, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Pressable } from 'react-aria-components/Pressable';
import { OverlayLocale } from '../overlay-locale.tsx';
import { PopoverBody, PopoverSurface } from './popover.styles.ts';

/** A `Button` or an `IconButton` of the kit. */
export type Trigger = ComponentProps<typeof Pressable>['children'];

interface PopoverProps {
  trigger: Trigger;
  /** The accessible name of the popover. */
  label: string;
  children: ReactNode;
}

export const Popover = ({ trigger, label, children }: PopoverProps) => (
  <OverlayLocale>
    <DialogTrigger>
      <Pressable>{trigger}</Pressable>
      <PopoverSurface>
        <PopoverBody aria-label={label}>{children}</PopoverBody>
      </PopoverSurface>
    </DialogTrigger>
  </OverlayLocale>
);
