/**
 * A query whose failure nobody reads looks like "nothing here" when it fails: an empty box, a button or a count that never
 * comes. Whoever reads what it brought reads `error` or `isError` too, passes the query on whole, or has it asked again by
 * itself. Where neither is needed stands in `EXCUSED`, with the reason.
 */

const HOOK = /^use(?!Lazy|Media)\w*Query(?:State)?$/;
const LAZY = /^useLazy\w+Query$/;
const BROUGHT = ['data', 'currentData'];
const FAILURE = ['error', 'isError'];
const ALL = '*';

/** What sees to it that a query that failed is asked again. */
const MECHANISMS = ['useAskedAgain'];

/** Hooks of the site's own apps whose failure is nobody's to show, by file, each with the reason. */
export const EXCUSED = {
  'apps/commerce-remote/src/features/orders/components/address-choice.tsx': {
    useDeliveryAddressesQuery: 'the choice of an address, beside what asks for the chosen one, shows it',
  },
  'apps/creator-studio-remote/src/features/campaigns/components/campaign-form.tsx': {
    useFanListsQuery: 'the fields of the audience, which are part of the form, show it',
  },
  'apps/feed-remote/src/entities/media/hooks/use-unfinished-file.ts': {
    useFileInfoQuery: 'what watches the file asks again after a silence',
  },
  'apps/feed-remote/src/features/video/hooks/use-unfinished-film.ts': {
    useVideoFileStatusQuery: 'what watches the file asks again after a silence',
  },
  'apps/feed-remote/src/features/explore/hooks/use-suggestions.ts': {
    useSearchSuggestionsQuery: 'the next letter asks anew, and the search itself says how it failed',
  },
  'apps/feed-remote/src/features/library/components/library.tsx': {
    useLibrarySummaryQuery: 'the folders above the list, which make the same call, show it',
  },
  'apps/live-remote/src/features/broadcast/hooks/use-own-stream.ts': {
    useOwnStreamQuery: 'the broadcast, which makes the same call, shows it',
  },
  'apps/live-remote/src/features/private/api/private-requests.ts': {
    useAccessedRequestsQuery: 'a list of the page itself, which is fetched from nowhere',
  },
  'apps/live-remote/src/features/private/components/private-lists.tsx': {
    usePrivateStreamsQuery: 'the two lists, which make the same calls and stand there until both are known, show it',
  },
};

const nameOf = ({ computed, type, name, value, property }) =>
  type === 'MemberExpression' ? nameOf(property) : type === 'Identifier' && !computed ? name : value;

const namesIn = (pattern) =>
  pattern.properties.map((one) => (one.type === 'RestElement' ? ALL : nameOf({ ...one.key, computed: one.computed })));

/** The nearest function around a node, or the file. */
const around = (node) => (/Function|Program/.test(node.type) ? node : around(node.parent));

export const queryFailure = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: {
      unread:
        '{{ hook }} can fail, which would look like "nothing here": read error or isError, or use useAskedAgain (@barg/session/line).',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const [excused = []] = context.options;

    const referencesOf = (declarator, name) =>
      sourceCode
        .getDeclaredVariables(declarator)
        .filter((variable) => variable.name === name)
        .flatMap(({ references }) => references.filter((one) => one.isRead()).map(({ identifier }) => identifier));

    /** What is read of a query, or of the variable that holds it; `ALL` where it is passed on. */
    const readOf = (query) => {
      const { parent } = query;
      if (parent.type === 'MemberExpression' && parent.object === query) return [nameOf(parent)];
      if (parent.type === 'ExpressionStatement') return [];
      if (parent.type === 'VariableDeclarator' && parent.init === query) {
        if (parent.id.type === 'ObjectPattern') return namesIn(parent.id);
        return referencesOf(parent, parent.id.name).flatMap(readOf);
      }
      const callee = parent.type === 'CallExpression' && parent.callee !== query ? nameOf(parent.callee) : '';
      // Another hook gives back what it makes of the query.
      return /^use[A-Z]/.test(callee) && !MECHANISMS.includes(callee) ? readOf(parent) : [ALL];
    };

    const isUnread = (names) =>
      names.some((name) => BROUGHT.includes(name)) && !names.some((name) => name === ALL || FAILURE.includes(name));

    /** Whether what is asked for by a press hears of a failure: where it is asked, or by the state beside it. */
    const isUnheard = ({ parent }) => {
      const [ask, state] = parent.type === 'VariableDeclarator' ? parent.id.elements : [];
      if (state?.type === 'ObjectPattern' && namesIn(state).some((name) => FAILURE.includes(name))) return false;
      if (
        state?.type === 'Identifier' &&
        referencesOf(parent, state.name)
          .flatMap(readOf)
          .some((name) => FAILURE.includes(name))
      )
        return false;
      return (
        !ask ||
        !referencesOf(parent, ask.name).every((one) => /\.unwrap\(|\berror\b/.test(sourceCode.getText(around(one))))
      );
    };

    return {
      CallExpression(node) {
        const hook = nameOf(node.callee);
        if (typeof hook !== 'string' || excused.includes(hook)) return;
        const isLost = LAZY.test(hook) ? isUnheard(node) : HOOK.test(hook) && isUnread(readOf(node));
        if (isLost) context.report({ node, messageId: 'unread', data: { hook } });
      },
    };
  },
};
