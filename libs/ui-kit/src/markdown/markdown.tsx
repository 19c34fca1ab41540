import type { ReactNode } from 'react';
import MarkdownRoot, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from '@barg/runtime/router';
import { safeAddress } from '@barg/ui-kit';
import { Prose, TableFrame } from './markdown.styles.ts';

function SafeLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const address = safeAddress(href);
  if (!address) return <span>{children}</span>;
  if (address.kind === 'inside') return <Link to={address.href}>{children}</Link>;
  return (
    <a href={address.href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** The page's title is the first heading: the text's headings are below it. */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h2>{children}</h2>,
  h3: ({ children }) => <h3>{children}</h3>,
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  table: ({ children }) => (
    <TableFrame tabIndex={0}>
      <table>{children}</table>
    </TableFrame>
  ),
};

const ALLOWED = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'hr'],
  ...['br', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Renders Markdown as elements. HTML in it, and everything that would load something, is left out. */
export function Markdown({ text }: { text: string }) {
  return (
    <Prose>
      <MarkdownRoot
        components={components}
        allowedElements={ALLOWED}
        unwrapDisallowed
        skipHtml
        remarkPlugins={[remarkGfm]}
        urlTransform={(url) => url}
      >
        {text}
      </MarkdownRoot>
    </Prose>
  );
}
