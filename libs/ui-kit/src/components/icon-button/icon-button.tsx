import type { ComponentProps } from 'react';
import type { LinkProps } from '@barg/runtime/router';
import { Icon, type LucideIcon } from '../icon/icon.tsx';
import {
  IconButtonRoot,
  IconLinkRoot,
  type IconButtonSize,
  type IconButtonTone,
  type IconButtonVariant,
} from './icon-button.styles.ts';

interface IconButtonAppearance {
  icon: LucideIcon;
  /** The accessible name: the icon alone has none. */
  label: string;
  variant?: IconButtonVariant;
  tone?: IconButtonTone;
  size?: IconButtonSize;
  isMirrored?: boolean;
}

export interface IconButtonProps extends IconButtonAppearance, Omit<ComponentProps<'button'>, 'children'> {
  /** For toggles only. */
  isPressed?: boolean;
}

export const IconButton = (props: IconButtonProps) => {
  const { icon, label, variant = 'plain', tone = 'neutral', size = 'md', isMirrored, isPressed, ...rest } = props;
  return (
    <IconButtonRoot
      type="button"
      aria-pressed={isPressed}
      {...rest}
      aria-label={label}
      title={label}
      $variant={variant}
      $tone={tone}
      $size={size}
    >
      <Icon icon={icon} isMirrored={isMirrored} />
    </IconButtonRoot>
  );
};

export const IconLink = (props: IconButtonAppearance & Omit<LinkProps, 'children'>) => {
  const { icon, label, variant = 'plain', tone = 'neutral', size = 'md', isMirrored, ...rest } = props;
  return (
    <IconLinkRoot {...rest} aria-label={label} title={label} $variant={variant} $tone={tone} $size={size}>
      <Icon icon={icon} isMirrored={isMirrored} />
    </IconLinkRoot>
  );
};
