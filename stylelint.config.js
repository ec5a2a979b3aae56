/**
 * What Biome does not have: which file may style a class, layers and breakpoints, no hex colours, and only features of
 * the oldest browsers in package.json.
 */
import { basename } from 'node:path';
import stylelint from 'stylelint';
import breakpoints from './src/styles/breakpoints.json' with { type: 'json' };
import { data, isLacking } from './tests/oldest/declared.mjs';

const { createPlugin, utils } = stylelint;

const LAYERS = ['tokens', 'base', 'components', 'pages'];
/** Without these a page is less comfortable, but works. */
const COMFORT = [
  'css-paged-media',
  'css-resize',
  'css-scrollbar',
  'css-selection',
  'css-touch-action', // missing in Safari on a Mac, which has no touch screen
  'css3-cursors',
  'css3-cursors-grab',
  'text-size-adjust',
];
/** MDN's names; the first row is comfort too. */
const ALLOWED = [
  ...['cursor', 'forced-color-adjust', 'page', 'resize', 'scrollbar-width', 'selection', 'size', 'text-wrap'],
  // the build adds vendor prefixes
  ...['box-decoration-break', 'hyphens', 'print-color-adjust', 'text-size-adjust', 'user-select'],
  // only inside @supports
  ...['animation-duration', 'animation-range', 'animation-timeline', 'scroll'],
];
/** CSS pixels: 319.98 for phones zoomed to 200 %, the others for narrow phones. */
const NARROW = ['319.98px', '359.98px', '383px'];

const OWN_BLOCK = 'site/own-block';
const messages = utils.ruleMessages(OWN_BLOCK, {
  selector: (selector, block) =>
    `"${selector}" names no class of this file: .${block}, .${block}__... or .${block}-...`,
  keyframes: (name, block) => `Keyframes of this file begin with "${block}-", not "${name}"`,
  layer: `Every rule must be in one of the layers: ${LAYERS.join(', ')}`,
  twice: (block, other) => `The block "${block}" has a file already: ${other}`,
});
const files = new Map();

/**
 * button.css may style .button, .button__text and .footer .button, but not .footer. No two files share a block;
 * keyframes begin with it, and every rule is in a layer.
 */
const ownBlock = () => (root, result) => {
  const file = root.source.input.file;
  const block = basename(file, '.css');
  const report = (node, message) => utils.report({ ruleName: OWN_BLOCK, result, node, message });
  const other = files.get(block) ?? file;
  files.set(block, other);
  if (other !== file) report(root, messages.twice(block, other));
  const own = new RegExp(`\\.${block}(?![a-z0-9])`, 'i');
  root.each(node => {
    const isLayer = node.type === 'atrule' && node.name === 'layer' && LAYERS.includes(node.params);
    if (node.type !== 'comment' && !isLayer) report(node, messages.layer);
  });
  root.walkAtRules('keyframes', node => {
    if (!node.params.startsWith(`${block}-`)) report(node, messages.keyframes(node.params, block));
  });
  root.walkRules(node => {
    if (node.parent.type === 'atrule' && node.parent.name === 'keyframes') return;
    for (const selector of node.selectors)
      if (!own.test(selector)) report(node, messages.selector(selector, block));
  });
};
ownBlock.ruleName = OWN_BLOCK;
ownBlock.messages = messages;
ownBlock.meta = {};

/** Vendor prefixes, and keys that are not features. */
const NO_NAME = /^-|_/;
const lackedOf = features =>
  Object.keys(features).filter(
    name => !NO_NAME.test(name) && !ALLOWED.includes(name) && isLacking(features[name]),
  );
const lackedIn = ({ __compat, ...features }) => [
  ...lackedOf(features),
  ...Object.values(features).flatMap(lackedIn),
];
const { properties, selectors, types, 'at-rules': rules } = data.css;
const PROPERTIES = lackedOf(properties);
const VALUES = Object.entries(properties).flatMap(([name, values]) => {
  const words = ALLOWED.includes(name) || isLacking(values) ? [] : lackedOf(values);
  return words.length > 0 ? [[name, [new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`)]]] : [];
});

const widths = Object.values(breakpoints);

export default {
  plugins: [createPlugin(OWN_BLOCK, ownBlock), 'stylelint-no-unsupported-browser-features'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    [OWN_BLOCK]: true,
    'plugin/no-unsupported-browser-features': [true, { ignore: COMFORT, ignorePartialSupport: true }],
    'color-no-hex': true,
    // wide letters have their own font family, `--font-wide`
    'property-disallowed-list': ['font-stretch', 'font-width', ...PROPERTIES],
    'declaration-property-value-disallowed-list': Object.fromEntries(VALUES),
    'at-rule-disallowed-list': lackedOf(rules),
    'media-feature-name-disallowed-list': lackedOf(rules.media),
    'selector-pseudo-class-disallowed-list': lackedOf(selectors),
    'selector-pseudo-element-disallowed-list': lackedOf(selectors),
    'function-disallowed-list': lackedIn(types),
    'unit-disallowed-list': lackedOf(types.length),
    'media-feature-name-value-allowed-list': {
      'min-width': widths.map(width => `${width}px`),
      'max-width': [...widths.map(width => `${width - 0.02}px`), ...NARROW],
    },
  },
  // These files have no block. @font-face needs font-stretch.
  overrides: [
    {
      files: ['src/styles/!(button).css'],
      rules: { [OWN_BLOCK]: null, 'property-disallowed-list': PROPERTIES },
    },
  ],
};
