// Formatting as Prettier does it, with two habits of this house: a style rule of a few declarations stands on one line if
// it fits, and so does a `case` that only returns something. Tables of short lines are read faster than columns of them.

import { doc } from 'prettier';
import * as estree from 'prettier/plugins/estree';
import * as postcss from 'prettier/plugins/postcss';

const { group, indent, line } = doc.builders;
const js = estree.printers.estree;
const css = postcss.printers.postcss;

/** What need not be broken. */
const loosened = (part) => (part?.type === 'break-parent' ? '' : part?.type === 'line' && part.hard ? line : part);

/** Has a rule nothing but declarations, not even a comment? */
const isPlain = ({ type, nodes }) => type === 'css-rule' && nodes.length > 0 && nodes.every((each) => each.type === 'css-decl');

const SIMPLE = ['ReturnStatement', 'ExpressionStatement', 'BreakStatement', 'ContinueStatement', 'ThrowStatement'];

/** Does a `case` do one simple thing, without a word about it? */
const isShort = ({ type, consequent, comments }) =>
  type === 'SwitchCase' && !comments && consequent.length === 1 && SIMPLE.includes(consequent[0].type) && !consequent[0].comments;

export const parsers = { css: { ...postcss.parsers.css, astFormat: 'dense-css' } };

export const printers = {
  'dense-css': {
    ...css,
    print(path, options, print, args) {
      const printed = css.print(path, options, print, args);
      return isPlain(path.node) ? group(doc.utils.mapDoc(printed, loosened)) : printed;
    },
  },
  estree: {
    ...js,
    print(path, options, print, args) {
      if (!isShort(path.node)) return js.print(path, options, print, args);
      const label = path.node.test ? ['case ', print('test'), ':'] : 'default:';
      return group([label, indent([line, path.call(print, 'consequent', 0)])]);
    },
  },
};
