const { rememberStyles } = require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** The page of a test file. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    rememberStyles(this.global);
  }
};
