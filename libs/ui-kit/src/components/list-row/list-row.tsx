import type { ReactNode } from 'react';
import { RowBody, RowButton, RowLink, RowRoot, RowSubtitle, RowTitle } from './list-row.styles.ts';

interface ListRowProps {
  /** Before the text: an avatar, a thumbnail. */
  start?: ReactNode;
  /** A string counts as words of a user: it takes its own direction. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** After the text: a time, a count, a button (not inside a row that is itself a link or button). */
  end?: ReactNode;
  to?: string;
  onClick?: () => void;
  isSelected?: boolean;
}

const directionOf = (content: ReactNode): 'auto' | undefined => (typeof content === 'string' ? 'auto' : undefined);

export const ListRow = ({ start, title, subtitle, end, to, onClick, isSelected = false }: ListRowProps) => {
  const content = (
    <>
      {start}
      <RowBody>
        <RowTitle dir={directionOf(title)}>{title}</RowTitle>
        {subtitle && <RowSubtitle dir={directionOf(subtitle)}>{subtitle}</RowSubtitle>}
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
