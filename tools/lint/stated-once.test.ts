import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';

/** What has one home in the front end, and how a second one would begin, with an example of that. */
const FACTS: { fact: string; homes: string[]; again: RegExp; example: string }[] = [
  {
    fact: 'a failed call is read by toQueryError (@barg/session)',
    // The session's handlers of the client, and the transfer in parts, are given or make one.
    homes: ['store/query-error.ts', 'settings/load-openness.ts', 'uploads/transfer.ts'].map((file) =>
      path.join('libs/session/src', file),
    ),
    again:
      /'(?:statusCode|code)' in |'message' in (?:error|failure)\b|\bas (?:Partial<)?(?:QueryError|ApiError)\b|\bas \{ (?:message|statusCode|code)\b|\bApiError\b[^;]*from '@barg\/api-client|\binstanceof ApiError\b/,
    example: 'const { message } = error as { message?: string };',
  },
  {
    fact: 'an i18next instance is made by createTexts (@barg/runtime/texts)',
    homes: ['libs/runtime/src/texts.ts'],
    again: /\bcreateInstance\b[^;]*'@barg\/runtime\/i18n'/,
    example: "import { createInstance } from '@barg/runtime/i18n';",
  },
  {
    fact: 'what is filled into a sentence is isolated by the texts, anything else by @barg/runtime/isolate',
    // A number that could be two is isolated too, though it has no letters.
    homes: ['libs/runtime/src/isolate.ts', 'libs/ui-kit/src/forms/use-number-text.ts'],
    again: /\\u2068\$\{|'\\u2068'/,
    example: 'const name = `\\u2068${given}\\u2069`;',
  },
  {
    fact: 'a value that waits for a pause is useDebouncedValue (@barg/ui-kit), a list’s words SearchFilter',
    homes: ['libs/ui-kit/src/timing/use-debounced-value.ts'],
    // A switch, or the id of a toast, is no value that somebody goes on writing.
    again: /setTimeout\(\(\) => (?:\{\s*)?(?:set|on)[A-Z]\w*\((?!true\)|false\)|null\)|id\)|Date\.now)/,
    example: 'const timer = setTimeout(() => { setQuery(draft ? { q: draft } : {}); }, 300);',
  },
  {
    fact: 'a dialog that is fetched when it is asked for is lazyDialog (@barg/ui-kit)',
    // The bars of the messages' composer are closed too, and stand in its place: they say so there when they did not come.
    homes: [
      'libs/ui-kit/src/components/lazy-part/lazy-dialog.tsx',
      ...['composer-bars.tsx', 'foot.tsx'].map((file) =>
        path.join('apps/messaging-remote/src/features/conversations/components/thread', file),
      ),
    ],
    // Whatever it is called, it is told how it is closed: a menu, which closes at its button, has a place in the row.
    again:
      /\b(?!Menu\b)(\w+) = lazy(?:Part)?[<(][\s\S]*<\1\b(?:[^>]|=>)*?\bonClose=|\w*Dialog = lazy(?:Part)?[<(]|\buseLazyDialog\b/,
    example: "const Tip = lazyPart(() => import('./tip.tsx')); <Tip to={() => fig} onClose={() => ask(false)} />",
  },
  {
    fact: 'what fills the screen does so by useFullscreen (@barg/ui-kit/fullscreen)',
    homes: ['libs/ui-kit/src/fullscreen/use-fullscreen.ts'],
    again: /\b(?:requestFullscreen|exitFullscreen|fullscreenElement)\b(?!')/,
    example: 'void frame.requestFullscreen();',
  },
  {
    fact: 'how far a file is, is watched by @barg/session/realtime',
    homes: ['libs/session/src/realtime/watch-processing.ts'],
    again: /\bon\('file\.progressed'\)|\bgetFileStatus\b|\b(?:files?|photos?)Query\([^;]*\bpollingInterval\b/i,
    example: "realtime.on('file.progressed')",
  },
  {
    fact: 'how a file leaves, and how other tabs know of it, is @barg/session/uploads',
    homes: ['tus-upload.ts', 'running-uploads.ts', 'send-options.ts', 'post-form.ts'].map((file) =>
      path.join('libs/session/src/uploads', file),
    ),
    again:
      /(?<!import type [^;]*)from 'tus-js-client'|\bnavigator\.locks\b|\bonUploadProgress\b|\bnew XMLHttpRequest\b|\{ file \}, \{ timeout|(?<!function )\b\w+\([^;{}]*\{ file \}(?!:)(?!\)? =>)(?![^;]*requestOf\(options\))|requestOf\(\{/,
    example: 'await navigator.locks.query();',
  },
  {
    fact: 'a change that is shown before its answer is put back by id: the path of RTK Query’s undo may hold another row',
    homes: [],
    again: /\.undo\(\)/,
    example: 'queryFulfilled.catch(() => patch.undo());',
  },
  {
    fact: 'words that are not sent yet are kept by @barg/session/unsent-drafts',
    homes: ['unsent-store.ts', 'unsent-drafts.ts', '../index.ts', '../start-session.ts', '../auth/sign-out.ts'].map(
      (file) => path.join('libs/session/src/storage', file),
    ),
    again: /\bunsentStore\b/,
    example: 'unsentStore.clear();',
  },
  {
    fact: 'a value with subscribers is createObservable (@barg/runtime/observable), or a Subject of RxJS',
    // It gathers changes of a burst, so that its value and its calls of listeners are apart.
    homes: ['libs/runtime/src/observable.ts', 'libs/session/src/uploads/upload-list.ts'],
    again: /\blisteners = new Set<\(\) => void>/,
    example: 'const listeners = new Set<() => void>();',
  },
];

const SOURCES = 'apps/{shell,*-remote}/src/**/*.{ts,tsx}';
const LIBRARIES = 'libs/{runtime,session}/src/**/*.{ts,tsx}';
const KIT = 'libs/ui-kit/{src,workshop}/**/*.{ts,tsx}';

const sources = globSync([SOURCES, LIBRARIES, KIT], { cwd: WORKSPACE })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(path.join(WORKSPACE, file), 'utf8') }));

for (const { fact, homes, again, example } of FACTS) {
  test(fact, () => {
    assert.match(example, again);
    const found = sources.filter(({ text }) => again.test(text)).map(({ file }) => file);
    assert.deepEqual(
      found.filter((file) => !homes.includes(file)),
      [],
    );
  });
}
