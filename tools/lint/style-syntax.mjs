const TEMPLATE = 'TaggedTemplateExpression > TemplateLiteral > TemplateElement';

/** Icons that point along the line: as they are drawn they point backwards on a page from right to left. */
const POINTING = '/^(Arrow|Chevron|Chevrons|Move)(Left|Right)$|^(Send|SendHorizontal|Reply|ReplyAll|Forward)$/';

const POINTING_EXPRESSION = ['name', 'consequent.name', 'alternate.name']
  .map((part) => `[value.expression.${part}=${POINTING}]`)
  .join(', ');

/** Half of the languages are written right to left, and there are two themes. */
export const styleSyntax = [
  {
    selector: `${TEMPLATE}[value.raw=/(^|[\\s;{-])(margin|padding|border)-(left|right)\\b|(text-align|float|clear): *(left|right)\\b|(^|[\\s;{])(left|right): /]`,
    message: 'CSS is logical: inline-start and inline-end, which turn with the direction of reading.',
  },
  {
    // On a page from right to left all styles are turned round, and these would say the opposite of what stands there.
    selector: `${TEMPLATE}[value.raw=/(^|[\\s;{])direction: *(ltr|rtl)\\b/]`,
    message: 'What is written in one direction everywhere, such as a code, has `dir` in its markup.',
  },
  {
    selector: `${TEMPLATE}[value.raw=/#(?!(fff|000)\\b)[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl)a?\\(/]`,
    message: 'Colours come from the theme (@barg/ui-kit); paper and print have #fff and #000.',
  },
  {
    selector: [
      // An empty state's picture is an ornament, which leads nowhere.
      `JSXOpeningElement[name.name!='EmptyState']:has(> JSXAttribute[name.name='icon']:matches(${POINTING_EXPRESSION})):not(:has(> JSXAttribute[name.name='isMirrored']))`,
      `ObjectExpression:has(> Property[key.name='icon'][value.name=${POINTING}]):not(:has(> Property[key.name='isMirrored']))`,
    ].join(', '),
    message: 'An icon that points along the line is turned on a page from right to left: `isMirrored`.',
  },
  {
    selector: `${TEMPLATE}[value.raw=/tabular-nums/]`,
    message: 'Figures of one width look spelled out in Persian: `font.figures` knows which scripts have them.',
  },
  {
    // The formatter writes that space where a function follows a placeholder, and browsers drop the declaration.
    selector: `${TEMPLATE}[value.raw=/\\b(minmax|repeat|calc|min|max|clamp|var|env|translate[XY]?|scale|blur) \\(/]`,
    message: 'A space before the bracket makes the declaration invalid: write whole values in the placeholder.',
  },
];
