export { wordsSyntax } from './words-syntax.mjs';

/** Forbidden syntax, each with the reason for the message. */
export const restrictedSyntax = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML']",
    message: 'Text from people would become markup: render it as children.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'Text from people would become markup: use textContent or elements.',
  },
  {
    selector: "CallExpression[callee.property.name='insertAdjacentHTML']",
    message: 'Text from people would become markup: use elements.',
  },
  {
    selector: "TSAsExpression > TSAsExpression.expression[typeAnnotation.type='TSUnknownKeyword']",
    message: 'A cast through unknown hides a wrong type: give the value its type, or parse it.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
    message: 'A test that does not run proves nothing: run it or remove it.',
  },
];

/** A second number parser would read `12,5` differently. */
export const numberSyntax = [
  {
    selector:
      "JSXAttribute[name.name='type'][value.value='number'], JSXAttribute[name.name='inputMode'][value.value='decimal']",
    message: 'The field for numbers is NumberField or AmountField (@barg/ui-kit/forms).',
  },
  {
    selector:
      "Identifier[name=/^(parseFloat|parseInt|valueAsNumber)$/], MemberExpression[object.property.name='coerce'][property.name='number']",
    message: 'What people type is read by readNumber (@barg/ui-kit/forms), which refuses what could be two numbers.',
  },
  {
    selector:
      "CallExpression:matches([callee.property.name='number'], [callee.name='formatNumber']) Property[key.name='style'] > Literal[value='currency']",
    message: 'Money is written by format.money (@barg/ui-kit), which holds the sign of its currency in order.',
  },
];

const TRIMMED = "callee.property.name='trim'";

/** Blank letters are no white space: `trim` keeps a name of them. */
export const blankSyntax = [
  {
    selector: [
      `BinaryExpression[left.${TRIMMED}][right.value='']`,
      `UnaryExpression[operator='!'][argument.${TRIMMED}]`,
      `LogicalExpression[left.${TRIMMED}]`,
      `:matches(IfStatement, ConditionalExpression)[test.${TRIMMED}]`,
      `MemberExpression[property.name='min'][object.${TRIMMED}]`,
    ].join(', '),
    message: 'Whether a text is empty is said by showsNothing and shownWords (@barg/contract/words).',
  },
];

const LOOKS = 'Looks are classes; what is measured is given to their rules by customProperties (@barg/ui-kit).';

/** What a server could not render, or would render differently: the page would shift. */
export const drawingSyntax = [
  {
    selector:
      "CallExpression[arguments.length<3]:matches([callee.name='useSyncExternalStore'], [callee.property.name='useSyncExternalStore'])",
    message: 'It throws on a server: give it the snapshot of a server as its third argument.',
  },
  {
    selector:
      "JSXAttribute[name.name='style']:not([value.expression.type='CallExpression'][value.expression.callee.name='customProperties'])",
    message: LOOKS,
  },
  { selector: "Property[key.name='style'] > ObjectExpression", message: LOOKS },
  {
    selector: [
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[init.type="CallExpression"]',
      '[init.callee.name=/^(configureStore|create(Store|Texts|Messages|Host|Site|Page|PageSession|Platform|IntentQueue|ExposeStore))$/]',
    ].join(''),
    message: 'A server would have one for all its visitors: make it in createPage, and take it from context.',
  },
];

const AT_TOP = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration';

/** State of a module would be that of all pages that a server draws: the shell's is made with the page. */
export const moduleStateSyntax = [
  {
    selector: [
      `${AT_TOP}[kind='let']`,
      `${AT_TOP} > VariableDeclarator[init.callee.name=/^(Map|Set|WeakMap|WeakSet)$/][init.arguments.length=0]`,
      `${AT_TOP} > VariableDeclarator[init.callee.name='createObservable']`,
    ].join(', '),
    message: 'All pages would share it: make it in createPage (site.ts), or where it is used once a page.',
  },
];

/** Texts belong in the locales: text in a component is the same in all languages. */
const LETTERS = '[A-Za-z\\u0600-\\u06FF]{2}';
export const textSyntax = [
  {
    selector: [
      `JSXText[value=/${LETTERS}/]`,
      `JSXAttribute[name.name=/^(title|label|alt|placeholder|aria-label|description|help)$/] > Literal[value=/^(?!https:).*${LETTERS}/]`,
    ].join(', '),
    message: 'Texts live in src/locales: ask for one by its key.',
  },
];

/** The browser's page: for code that starts one, and for visitors' actions in the libraries. */
export const pageImports = [
  {
    name: '@barg/session',
    importNames: ['store', 'pageHere', 'storeHere', 'openPage'],
    message: 'A server draws many pages: take the store from context (useAppSelector, useAppDispatch, useAppStore).',
  },
];

/** The same for what draws: what is asked for while drawing is asked of the page that is drawn. */
export const drawingImports = [
  {
    ...pageImports[0],
    importNames: [...pageImports[0].importNames, 'accountHere', 'watchAccountHere', 'settingHere'],
    message: 'A server draws many pages: take the account and settings from context (useCurrentUser, useSetting).',
  },
];

/** Where something is drawn. */
export const DRAWS = ['src/**/*.tsx', 'src/**/hooks/**'];

const MEDIA =
  'A server knows no screen, and what it drew would jump: styles choose the form (`media`), and what is spared or fetched asks useHasRoom or hasRoom (@barg/ui-kit).';

/** Files that may use the screen besides the kit's adapter. */
export const screenRules = {
  'no-restricted-globals': ['error', { name: 'matchMedia', message: MEDIA }],
  'no-restricted-properties': ['error', { property: 'matchMedia', message: MEDIA }],
};

/** Lines of code without comments: about 150, 40, and 80 for a component are the aim; these are the limits. */
export const sizeRules = {
  'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 110, skipBlankLines: true, skipComments: true, IIFEs: true }],
};

/** Syntax that makes a browser test flaky. */
export const browserTestSyntax = [
  {
    selector: "CallExpression[callee.property.name=/^unroute/], Property[key.name='times']",
    message: 'Requests that Chromium holds at that moment hang for ever: use intercept (fixtures/intercept.ts).',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Too short on a busy machine, too long on every other: wait for what the page says.',
  },
];

/**
 * Storages that a browser may block so that even naming them throws: an unguarded access would leave the page blank.
 */
export const storeSyntax = [
  {
    selector:
      ':not(ImportSpecifier, TSTypeReference) > Identifier[name=/^(localStorage|sessionStorage|indexedDB|cookieStore|BroadcastChannel|caches)$/]',
    message: 'It throws where cookies are blocked: go through @barg/runtime/browser-stores.',
  },
  {
    selector:
      "MemberExpression[object.name='document'][property.name='cookie'], VariableDeclarator[init.name='document'] Property[key.name='cookie'], MemberExpression[property.name='serviceWorker']:matches([object.name='navigator'], [object.property.name='navigator']), VariableDeclarator[init.name='navigator'] Property[key.name='serviceWorker']",
    message: 'It throws where cookies are blocked: go through @barg/runtime/browser-stores.',
  },
];

/** What would affect the page outside of a remote. */
export const remoteSyntax = [
  {
    selector: 'Identifier[name=/^(localStorage|sessionStorage|indexedDB|cookieStore)$/]',
    message:
      'All teams share the keys of one origin: keep it on the server, or by remoteStorage (@barg/session/remote-storage).',
  },
  {
    selector:
      ":not(ImportSpecifier, TSTypeReference) > Identifier[name=/^(BroadcastChannel|caches)$/], MemberExpression[property.name='serviceWorker']:matches([object.name='navigator'], [object.property.name='navigator']), VariableDeclarator[init.name='navigator'] Property[key.name='serviceWorker']",
    message:
      'It throws where cookies are blocked, and all teams share it: go through @barg/runtime/browser-stores, or tell other windows by tellOwnTabs (@barg/session).',
  },
  {
    selector: "MemberExpression[object.name='document'][property.name='cookie']",
    message: 'All teams share the cookies of one origin, and every request carries them: let @barg/session keep it.',
  },
  {
    selector: "ImportSpecifier[imported.name='createGlobalStyle']",
    message: "Global styles are those of the other teams' pages too: style components of your own.",
  },
  {
    selector: "Property[key.name='componentId']",
    message: 'Another build may write the same id, and would share the class: the page numbers components by itself.',
  },
];

/** Singletons of the page: these have every export of the package, with those that the shell shares. */
export const facades = {
  'react-redux': '@barg/runtime/store',
  redux: '@barg/runtime/store',
  '@reduxjs/toolkit': '@barg/runtime/store',
  'react-router': '@barg/runtime/router',
  'react-router-dom': '@barg/runtime/router',
  rxjs: '@barg/runtime/rxjs',
  i18next: '@barg/runtime/i18n',
  'react-i18next': '@barg/runtime/i18n',
  axios: '@barg/api-client',
};

/** Imports that would load from the network at run time. */
export const restrictedImports = [
  {
    name: 'react',
    importNames: ['lazy'],
    message: 'A file that does not come would take the whole page with it, for good: use lazyPart (@barg/ui-kit).',
  },
];
