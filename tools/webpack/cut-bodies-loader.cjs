/**
 * Replaces the bodies of functions, methods and classes of a package that nothing here uses by shorter ones.
 *
 * Options: `{ bodies: Record<heading, body> }`, the heading being the whole first line up to its brace. A heading that
 * does not stand exactly once in the file stops the build: the package has changed, and what may go with it.
 */
module.exports = function cutBodies(source) {
  const { bodies } = this.getOptions();
  return Object.entries(bodies).reduce((text, [heading, body]) => {
    const lines = text.split('\n');
    const starts = lines.flatMap((line, index) => (line.trim() === `${heading} {` ? [index] : []));
    const [start] = starts;
    if (starts.length !== 1) throw new Error(`"${heading}" stands ${starts.length} times in ${this.resourcePath}`);
    const end = `${/^\s*/.exec(lines[start])[0]}}`;
    const length = lines.slice(start).findIndex((line) => [end, `${end};`].includes(line));
    if (length < 1) throw new Error(`"${heading}" does not end in ${this.resourcePath}`);
    return lines.toSpliced(start + 1, length - 1, body).join('\n');
  }, source);
};
