import path from 'node:path';
import { reactCuts } from './react-cuts.mjs';

/**
 * Functions, methods and classes inside of single files of packages that no page calls; what only they need goes with
 * them. Each heading as it stands in the installed version: another version that has moved on stops the build.
 */
const cuts = [
  reactCuts,
  {
    // Texts are added by the shell, which also chose their language; they hold plurals and plain placeholders.
    file: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    bodies: {
      'class Connector extends EventEmitter': 'state = {};',
      'class Formatter': 'format(value) { return value; }',
      'nest(str, fc, options = {})': 'return str;',
      'function keysFromSelector(selector, opts)': 'return selector;',
      'getUsedParamsDetails(options = {})': 'return {};',
      'loadResources(language, callback = noop)': "(typeof language === 'function' ? language : callback)(null);",
      'reloadResources(lngs, ns, callback)': '',
      'hydrate(resources, lng)': '',
      'loadLanguages(lngs, callback)': 'return this.loadNamespaces([], callback);',
      'dir(lng)': '',
      // For keys with dots in trees of texts; `nestMessages` of the shell leaves none.
      "const deepFind = (obj, path, keySeparator = '.') =>": '',
      // No list of languages is given to it: the first is the one.
      'getBestMatchFromCodes(codes)': 'return codes?.length ? this.formatLanguageCode(codes[0]) : null;',
      'cloneInstance(options = {}, callback = noop)': '',
      // Languages come from the site's own list alone.
      'const isRefusedLanguageCode = (i18n, code) =>': 'return false;',
      // For texts that are missing and are to be written somewhere.
      'getSuffixes(code, options = {})': 'return [];',
      'getPluralFormsOfKey(code, key, options = {})': 'return [];',
      'forward(args, lvl, prefix, debugOnly)': 'return debugOnly && !this.debug ? null : this.logger[lvl](args);',
    },
  },
  {
    // Notes for whoever uses it without an instance, a language or a namespace, of which the shell makes sure.
    file: /react-i18next[\\/]dist[\\/]es[\\/]utils\.js$/,
    bodies: { 'export const warnOnce = (i18n, code, msg, rest) =>': '' },
  },
  {
    // Boundaries of data routers: here every remote stands behind one of the shell's.
    file: /react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs$/,
    bodies: {
      'var RenderErrorBoundary = class extends React2.Component': '',
      'function DefaultErrorComponent()': 'return null;',
    },
  },
  {
    // Of RTK Query's `setupListeners`, which nothing calls.
    file: /toolkit[\\/]dist[\\/]query[\\/]rtk-query\.modern\.mjs$/,
    bodies: {
      'const buildWindowEventHandler = ({ reducerPath, context, api, refetchQuery, internalState }) =>':
        'return () => undefined;',
    },
    signals: ['neverResolvedError'],
  },
  {
    file: /runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/,
    bodies: { 'async preloadRemote(preloadOptions)': '', 'initRawContainer(name, url, container)': '' },
  },
  {
    // No page keeps snapshots: the registry says where the containers are.
    file: /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    bodies: { 'function getGlobalRemoteInfo(moduleInfo, origin)': 'return {};' },
  },
  {
    file: /runtime-core[\\/]dist[\\/]global\.js$/,
    bodies: { 'function getInfoWithoutType(target, key)': 'return { key };' },
  },
  {
    // Containers are plain scripts.
    file: /runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/,
    bodies: {
      'async function loadEsmEntry({ entry, remoteEntryExports, name, getEntryUrl })': '',
      'async function loadSystemJsEntry({ entry, remoteEntryExports })': '',
      'function isEsmRemoteType(type)': 'return false;',
    },
  },
  {
    // Shared packages are lent whole, as facades that hold what is used alone; what is loaded already goes first
    // (`shareStrategy` in preset.mjs).
    file: /runtime-core[\\/]dist[\\/]utils[\\/]share\.js$/,
    bodies: {
      'function shouldUseTreeShaking(treeShaking, usedExports)': 'return false;',
      'const isMatchUsedExports = (treeShaking, usedExports) =>': '',
      'function directShare(shared, useTreesShaking)': 'return shared;',
      'function getFindShareFunction(strategy)': 'return findSingletonVersionOrderByLoaded;',
      'function findSingletonVersionOrderByVersion(shareScopeMap, scope, pkgName, treeShaking)': '',
    },
  },
  {
    // The console tells where an error was written by itself.
    file: /@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/,
    bodies: {
      'function captureStackTrace()': '',
      // Of a console that lacks what every browser's has.
      'emit(method, args)': 'DEFAULT_DELEGATE[method](this.prefix, ...args);',
    },
  },
  {
    // For the federation tools' own log of errors.
    file: /runtime-core[\\/]dist[\\/]utils[\\/]context\.js$/,
    bodies: { 'function optionsToMFContext(options)': 'return { project: { name: options.name } };' },
  },
];

const loader = path.join(import.meta.dirname, 'cut-bodies-loader.cjs');

export const cutRules = cuts.map(({ file, ...options }) => ({ test: file, loader, options }));
