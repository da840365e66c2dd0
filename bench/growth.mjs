/**
 * How the cost of `render` grows with the size of a page, the number of its components and the items of a menu, for a
 * canvas that is compiled or baked as well. It prints the ratio of the median times for ten times as much, measured in turn
 * in one process, and exits with 1 when one is over the bar. Run it by `npm run bench:growth`.
 */
import { bake, compile, parseSite, render, run } from '../dist/index.js';

/** Ten times as much may take this many times as long: linear, with room for noise. */
const BAR = 13;

const ROUNDS = 15;

const SECTION =
  '<section class="card"><h2>Heading &amp; more</h2><p>Some text with <a href="/x">a link</a> and an <img src="i.png" alt=""></p></section>\n';

/** @param {number} items */
function siteWith(items) {
  const menu = {
    name: 'Main',
    items: Array.from({ length: items }, (_, index) => ({ label: `Item ${index}`, url: `/page/${index}/` })),
  };
  return parseSite({
    site: { name: 'Bench', description: '', url: 'https://bench.example', language: 'en' },
    theme: { name: 'Bench', version: '1.0.0' },
    menus: { locations: { topic: { label: 'Main', menu: 'main' } }, definitions: { main: menu } },
    contacts: { email: { kind: 'email', value: 'info@bench.example' } },
  });
}

const small = siteWith(10);

/** The work at a size of one and of ten. */
const GROWTHS = [
  {
    name: 'page (50 KB to 500 KB)',
    /** @param {number} times */
    work(times) {
      const canvas = `<x-menu location="topic"></x-menu>${SECTION.repeat(370 * times)}<x-contact field="email"></x-contact>`;
      return () => render(canvas, small);
    },
  },
  {
    name: 'components (1,000 to 10,000)',
    /** @param {number} times */
    work(times) {
      const canvas = '<div><x-contact field="email"></x-contact><x-logo/></div>'.repeat(500 * times);
      return () => render(canvas, small);
    },
  },
  {
    name: 'menu items (1,000 to 10,000)',
    /** @param {number} times */
    work(times) {
      const site = siteWith(1000 * times);
      return () => render('<x-menu location="topic"></x-menu>', site, { url: '/page/7/' });
    },
  },
  {
    name: 'nesting (5,000 to 50,000)',
    /** @param {number} times */
    work(times) {
      const canvas = `${'<div>'.repeat(5000 * times)}<x-logo></x-logo>`;
      return () => render(canvas, small);
    },
  },
];

/** The same for what is prepared once: the preparing and the serving. */
const PREPARED = [
  {
    name: 'compiled page (50 KB to 500 KB)',
    /** @param {number} times */
    work(times) {
      const canvas = compile(`<x-menu location="topic"></x-menu>${SECTION.repeat(370 * times)}<x-logo></x-logo>`);
      return () => Buffer.from(render(canvas, small).html);
    },
  },
  {
    name: 'bake, components (1,000 to 10,000)',
    /** @param {number} times */
    work(times) {
      const canvas = '<div><x-contact field="email"></x-contact><x-logo/></div>'.repeat(500 * times);
      return () => bake(canvas, small);
    },
  },
  {
    name: 'run, menus (1,000 to 10,000)',
    /** @param {number} times */
    work(times) {
      const baked = bake('<x-menu location="topic"></x-menu>'.repeat(1000 * times), small);
      return () => Buffer.from(run(baked, { url: '/page/7/' }));
    },
  },
  {
    name: 'run, menu items (1,000 to 10,000)',
    /** @param {number} times */
    work(times) {
      const baked = bake('<x-menu location="topic"></x-menu>', siteWith(1000 * times));
      return () => Buffer.from(run(baked, { url: '/page/7/' }));
    },
  },
];

/** @param {() => unknown} work */
function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** @param {number[]} values */
function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

let over = false;
for (const { name, work } of [...GROWTHS, ...PREPARED]) {
  const [one, ten] = [work(1), work(10)];
  const times = { one: [], ten: [] };
  for (let round = -3; round < ROUNDS; round += 1) {
    const [a, b] = [timed(one), timed(ten)];
    if (round < 0) continue;
    times.one.push(a);
    times.ten.push(b);
  }
  const [a, b] = [median(times.one), median(times.ten)];
  const ratio = b / a;
  over ||= ratio > BAR;
  console.log(
    `${name.padEnd(36)} ${a.toFixed(2).padStart(8)} ms ${b.toFixed(2).padStart(8)} ms   x ${ratio.toFixed(1)}`,
  );
}
console.log(over ? `over the bar of x ${BAR}` : `all within x ${BAR}`);
process.exitCode = over ? 1 : 0;
