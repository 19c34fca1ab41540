const BARE_ERROR_STATE =
  "JSXElement[openingElement.name.name='ErrorState']:not(:has(JSXAttribute[name.name=/^(message|title)$/]))";

/** The server says why it refuses and when to come back; a text of ours in its place would lose both. */
const refusalSyntax = {
  selector: [
    "IfStatement[test.name=/^(error|failure)$/] > .consequent CallExpression[callee.name='toast'] > CallExpression[callee.name='t']:first-child",
    "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression[params.length=0] CallExpression[callee.name='toast']",
    `LogicalExpression[operator='&&'] > ${BARE_ERROR_STATE}`,
    `IfStatement > ReturnStatement > ${BARE_ERROR_STATE}`,
  ].join(', '),
  message: 'A refusal says what to do and when in its own words: show the message of the error, then a text for none.',
};

const WORDS = '/^(title|text|bio|question|subject|teaser|excerpt|description)$/';

/**
 * Users' text has one way to be shown, by which URLs become links and a name at the beginning does not change the
 * direction.
 */
export const wordsSyntax = [
  {
    selector: "JSXAttribute[name.name='dir'] Literal[value='auto']",
    message: 'It takes a name or an address for the first word: use UserText, UserWords or UserLine (@barg/ui-kit).',
  },
  {
    selector: [
      `JSXElement[openingElement.name.name='bdi'] > JSXExpressionContainer > :matches(Identifier[name=${WORDS}], MemberExpression[property.name=${WORDS}])`,
      'JSXElement > JSXExpressionContainer > MemberExpression[property.name=/^(text|bio|question|teaser|excerpt|description)$/]',
    ].join(', '),
    message: "People's words are shown by UserText, UserWords or UserLine (@barg/ui-kit).",
  },
  refusalSyntax,
];
