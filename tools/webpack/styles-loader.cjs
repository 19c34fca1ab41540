/** A line that may be joined with the next: CSS and JavaScript both go on after these, but for a comment's end. */
const JOINABLE = /^(?!.*\/\/).*[;{},]$/;

/** Takes indentation and line breaks off files of styles, whose templates would carry them to the browser. */
module.exports = (source) =>
  source
    .split('\n')
    .map((line) => line.trim())
    .map((line) => (JOINABLE.test(line) ? line : `${line}\n`))
    .join('');
