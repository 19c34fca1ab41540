import type { ReactNode } from 'react';
import { UserLine } from '../user-text/user-text.tsx';
import { RowBody, RowButton, RowLink, RowRoot, RowSubtitle, RowTitle } from './list-row.styles.ts';

interface ListRowProps {
  /** Before the text: an avatar, a thumbnail. */
  start?: ReactNode;
  /** A string is treated as text of a user, in its own direction. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** After the text: a time, a count, a button (not inside a row that is itself a link or button). */
  end?: ReactNode;
  to?: string;
  onClick?: () => void;
  isSelected?: boolean;
  /** The facts of the subtitle (`Dots`) stand below each other in a narrow row, instead of being cut. */
  isStacking?: boolean;
  /** The subtitle takes as many lines as it needs, instead of being cut: for what can be read nowhere else. */
  wrapsSubtitle?: boolean;
}

const Title = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <UserLine as={RowTitle} text={children} /> : <RowTitle>{children}</RowTitle>;

const Subtitle = ({ children, wraps }: { children: ReactNode; wraps: boolean }) =>
  typeof children === 'string' ? (
    <UserLine as={RowSubtitle} text={children} $wraps={wraps} />
  ) : (
    <RowSubtitle $wraps={wraps}>{children}</RowSubtitle>
  );

export const ListRow = ({
  start,
  title,
  subtitle,
  end,
  to,
  onClick,
  isSelected = false,
  isStacking = false,
  wrapsSubtitle = false,
}: ListRowProps) => {
  const content = (
    <>
      {start}
      <RowBody $isStacking={isStacking}>
        <Title>{title}</Title>
        {subtitle && <Subtitle wraps={wrapsSubtitle}>{subtitle}</Subtitle>}
      </RowBody>
      {end}
    </>
  );
  const current = isSelected ? 'true' : undefined;
  if (to) {
    return (
      <RowLink to={to} aria-current={current} $isSelected={isSelected}>
        {content}
      </RowLink>
    );
  }
  if (onClick) {
    return (
      <RowButton type="button" onClick={onClick} aria-current={current} $isSelected={isSelected}>
        {content}
      </RowButton>
    );
  }
  return <RowRoot $isSelected={isSelected}>{content}</RowRoot>;
};
