/**
 * Replaces the bodies of functions, methods and classes of a package that nothing here uses by shorter ones, and reads
 * variables that never change here as what they are, so that the minifier drops what they guard.
 *
 * Options: `{ bodies?: Record<heading, body>, constants?: Record<name, value>, signals?: name[] }`. A heading is the
 * whole first line up to its brace, or up to its parenthesis where the parameters stand on lines of their own. A constant
 * is declared in a line `name = <initial value>`, and is one from there on: who has a parameter of that name stands
 * before it. A signal is an error that a module makes while it is evaluated, in one line, to be known again when it is
 * thrown: it keeps its kind and message, and no longer notes from where it was made. For that an engine that is watched
 * (developer tools, Lighthouse, browser tests) parses every function on the way once more: the whole script.
 * What does not stand exactly once in the file stops the build: the package has changed, and what may go with it.
 */
module.exports = function cutBodies(source) {
  const { bodies = {}, constants = {}, signals = [] } = this.getOptions();
  const place = this.resourcePath;
  const shorter = Object.entries(bodies).reduce((text, [heading, body]) => cut(text, heading, body, place), source);
  const fixed = Object.entries(constants).reduce((text, [name, value]) => fix(text, name, value, place), shorter);
  return signals.reduce((text, name) => quieten(text, name, place), fixed);
};

const indentOf = (line) => /^\s*/.exec(line)[0];

function findOnly(lines, isWanted, what, place) {
  const found = lines.flatMap((line, index) => (isWanted(line) ? [index] : []));
  if (found.length !== 1) throw new Error(`"${what}" stands ${found.length} times in ${place}`);
  return found[0];
}

function cut(text, heading, body, place) {
  const lines = text.split('\n');
  const hasParameters = heading.endsWith('(');
  const first = hasParameters ? heading : `${heading} {`;
  const start = findOnly(lines, (line) => line.trim() === first, heading, place);
  const indent = indentOf(lines[start]);
  const brace = hasParameters ? lines.indexOf(`${indent}) {`, start) : start;
  const length = lines.slice(brace).findIndex((line) => [`${indent}}`, `${indent}};`].includes(line));
  if (brace < 0 || length < 1) throw new Error(`"${heading}" does not end in ${place}`);
  return lines.toSpliced(brace + 1, length - 1, body).join('\n');
}

function fix(text, name, value, place) {
  const lines = text.split('\n');
  const isDeclaration = (line) => /^(var )?(\S+) = \S+,$/.exec(line.trim())?.[2] === name;
  const declared = findOnly(lines, isDeclaration, `${name} = ...`, place);
  // Not a member, not a longer name, and not what is assigned to.
  const reading = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$:]| = )`, 'g');
  const rest = lines.slice(declared + 1).map((line) => line.replace(reading, value));
  return [...lines.slice(0, declared + 1), ...rest].join('\n');
}

/** `name = Error(message)` to an object of the same kind and message, made without a look at the stack. */
function quieten(text, name, place) {
  const lines = text.split('\n');
  const made = /^(\s*(?:(?:const|var) )?(\S+) = )(?:\/\*.*\*\/ )?(?:new )?Error\((.+)\)([,;])$/;
  const index = findOnly(lines, (line) => made.exec(line)?.[2] === name, `${name} = Error(...)`, place);
  const quiet = '$1/* @__PURE__ */ Object.create(Error.prototype, { message: { value: $3 } })$4';
  return lines.with(index, lines[index].replace(made, quiet)).join('\n');
}
