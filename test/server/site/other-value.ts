import type { Option, OptionValue } from '../../../src/server/site/options/index.js';

/** Values that are best told by hand: what the rule below gives would show nothing, or too little. */
const BY_HAND: Readonly<Record<string, OptionValue>> = {
  blog_path: '/about/',
  blog_posts_per_page: 1,
  background_light: '#f2e8d8',
  background_dark: '#301020',
  text_light: '#5a1010',
  text_dark: '#ffd0a0',
  header_width: 'content',
  footer_width: 'content',
  menu_collapse: 'always',
  color_scheme: 'dark',
  // Debian's DejaVu has a serif, and weights for normal and bold alone.
  font_body: 'transitional',
  font_headings: 'transitional',
  heading_weight: 300,
};

/** Another value of an option than its default, far enough from it to be seen. */
export function otherValue(option: Option): OptionValue {
  const own = BY_HAND[option.id];
  if (own !== undefined) return own;
  switch (option.type) {
    case 'boolean':
      return !option.default;
    case 'integer':
    case 'number':
      return option.default === option.max ? option.min : option.max;
    case 'enum':
      return option.enum.find((each) => each !== option.default) ?? '';
    case 'color':
      return '#a02050';
    case 'length':
      return `${option.max}rem`;
    case 'text':
      return 'Something else';
  }
}
