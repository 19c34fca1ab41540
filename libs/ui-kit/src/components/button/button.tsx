import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { LinkProps } from '@barg/runtime/router';
import { Icon, type LucideIcon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import {
  ButtonBusy,
  ButtonLabel,
  ButtonLinkRoot,
  ButtonRoot,
  type ButtonSize,
  type ButtonVariant,
  type ButtonWidth,
} from './button.styles.ts';

export type { ButtonSize, ButtonVariant, ButtonWidth };

interface ButtonAppearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  width?: ButtonWidth;
  icon?: LucideIcon;
  /** For icons with a direction: they are mirrored in right-to-left pages. */
  isMirrored?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'children'> {
  /** Shows a spinner in place of the label; keeps size and focus, and ignores clicks. */
  isLoading?: boolean;
}

export const Button = (props: ButtonProps) => {
  const {
    variant = 'secondary',
    size = 'md',
    width = 'auto',
    icon,
    isMirrored,
    isLoading = false,
    children,
    onClick,
    ...rest
  } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would drop the focus, so a busy button stays enabled and ignores the click.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonRoot
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $width={width}
      onClick={handleClick}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
    >
      <ButtonLabel $isHidden={isLoading}>
        {icon && <Icon icon={icon} size={18} isMirrored={isMirrored} />}
        {children}
      </ButtonLabel>
      {isLoading && (
        <ButtonBusy>
          <Spinner size={18} />
        </ButtonBusy>
      )}
    </ButtonRoot>
  );
};

/** A link that looks like a button. */
export const ButtonLink = (props: ButtonAppearance & Omit<LinkProps, 'children'>) => {
  const { variant = 'secondary', size = 'md', width = 'auto', icon, isMirrored, children, ...rest } = props;
  return (
    <ButtonLinkRoot {...rest} $variant={variant} $size={size} $width={width}>
      {icon && <Icon icon={icon} size={18} isMirrored={isMirrored} />}
      {children}
    </ButtonLinkRoot>
  );
};
