import { parse, serialize } from 'parse5';

/** What no expansion can be faster than, and what a parse alone takes. */
export const floors = [
  {
    name: 'parse5, nothing expanded',
    expands: false,
    prepare:
      ({ canvas }) =>
      () =>
        serialize(parse(canvas)),
  },
  {
    name: 'Buffer.from(output)',
    prepare:
      ({ html }) =>
      () =>
        Buffer.from(html),
  },
  {
    name: "indexOf('<x-')",
    expands: false,
    prepare: ({ canvas }) => {
      // From just behind the last component: a whole page without one is what there is to look through.
      const rest = canvas.replaceAll('<x-', '<y-');
      return () => rest.indexOf('<x-');
    },
  },
];
