/** What jest puts in place of fonts and pictures: their URL. */
module.exports = 'file-stub';
