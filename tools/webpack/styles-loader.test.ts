import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const compact = createRequire(import.meta.url)('./styles-loader.cjs') as (source: string) => string;

test('leaves templates of CSS without their layout, and code and comments as they are', () => {
  const source = `const Row = styled.div\`
  display: grid;
  // a comment; 1
  \${media.tablet} {
    gap: 4px 8px;
  }
\`;
const wide = (props) => props.$isWide && css\`
  inline-size: 100%;
\`;
`;
  assert.equal(
    compact(source),
    'const Row = styled.div`\ndisplay: grid;// a comment; 1\n${media.tablet} {gap: 4px 8px;}`;' +
      'const wide = (props) => props.$isWide && css`\ninline-size: 100%;`;\n',
  );
});
