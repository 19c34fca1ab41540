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
}

interface WordsProps {
  as: typeof RowTitle | typeof RowSubtitle;
  children: ReactNode;
}

const RowWords = ({ as: Root, children }: WordsProps) =>
  typeof children === 'string' ? <UserLine as={Root} text={children} /> : <Root>{children}</Root>;

export const ListRow = ({
  start,
  title,
  subtitle,
  end,
  to,
  onClick,
  isSelected = false,
  isStacking = false,
}: ListRowProps) => {
  const content = (
    <>
      {start}
      <RowBody $isStacking={isStacking}>
        <RowWords as={RowTitle}>{title}</RowWords>
        {subtitle && <RowWords as={RowSubtitle}>{subtitle}</RowWords>}
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
