import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from '@barg/runtime/router';
import { Icon, type LucideIcon } from '../icon/icon.tsx';
import { ChipLinkRoot, ChipRoot } from './chip.styles.ts';

interface ChipProps extends ComponentProps<'button'> {
  isSelected?: boolean;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A filter: pressed or not. */
export const Chip = ({ isSelected = false, icon, children, ...rest }: ChipProps) => (
  <ChipRoot type="button" {...rest} aria-pressed={isSelected} $isSelected={isSelected}>
    {icon && <Icon icon={icon} size={16} />}
    {children}
  </ChipRoot>
);

/** A filter that is part of the URL. */
export const ChipLink = ({ isSelected = false, ...rest }: LinkProps & { isSelected?: boolean }) => (
  <ChipLinkRoot {...rest} aria-current={isSelected ? 'true' : undefined} $isSelected={isSelected} />
);
