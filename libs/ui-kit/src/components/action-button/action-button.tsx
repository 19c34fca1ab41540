import type { ComponentProps } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { Icon, type LucideIcon } from '../icon/icon.tsx';
import type { IconButtonTone } from '../icon-button/icon-button.styles.ts';
import { ActionRoot } from './action-button.styles.ts';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** The accessible name; visible only without a count. */
  label: string;
  count?: number;
  tone?: IconButtonTone;
  isPressed?: boolean;
}

/** One of the actions below a post: like, comments, tip. */
export const ActionButton = ({ icon, label, count, tone = 'neutral', isPressed, ...rest }: ActionButtonProps) => {
  const format = useFormat();
  const shown = count === undefined ? label : format.number(count);
  return (
    <ActionRoot
      type="button"
      {...rest}
      aria-pressed={isPressed}
      aria-label={count === undefined ? undefined : `${label} ${shown}`}
      $tone={tone}
      $isPressed={isPressed ?? false}
    >
      <Icon icon={icon} />
      <bdi>{shown}</bdi>
    </ActionRoot>
  );
};
