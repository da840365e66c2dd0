import type { RuleDocs } from '../../rule.js';

export const logoRequiredDocs: RuleDocs = {
  summary: "Reports a site's header without any logo, or without the name that stands in for one.",
  why: 'Visitors look there for whose site it is, and for the way home.',
  instead: 'Write `x-logo` in the header. Where the site has no image it shows the name of the site.',
  correct: [
    { title: 'a header with the logo', code: '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>' },
    {
      title: 'the heading of an article',
      code: '<article><header><h2>Rye again</h2><nav><a href="#how">How</a></nav></header><p>Rye is back.</p></article>',
    },
    { title: 'no header at all', code: '<section><h2>Cakes</h2><p>To order.</p></section>' },
    {
      title: 'a header without navigation',
      code: '<header class="intro"><h1>Our story</h1><p>Since 1982.</p></header>',
    },
    {
      title: 'the heading of a section',
      code: '<section><header><h2>Menu</h2><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li><li><a href="#c">C</a></li></ul></header></section>',
    },
  ],
  incorrect: [
    {
      title: 'a menu alone',
      code: '<header><x-menu location="topic"></x-menu></header>',
      at: ['<header'],
      fixed: '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>',
    },
    {
      title: 'a menu and a button',
      code: '<header class="bar"><div class="row"><button aria-label="Menu"><svg viewBox="0 0 9 9"><path d="M0 4h9"/></svg></button><x-menu location="topic"></x-menu></div></header>',
      at: ['<header'],
      fixed:
        '<header class="bar"><div class="row"><x-logo></x-logo><button aria-label="Menu"><svg viewBox="0 0 9 9"><path d="M0 4h9"/></svg></button><x-menu location="topic"></x-menu></div></header>',
    },
    {
      title: 'an icon is no logo',
      code: '<header><nav><x-menu location="topic"></x-menu></nav><img class="icon" src="/media/search.svg" alt="Search"></header>',
      at: ['<header'],
      fixed:
        '<header><x-logo></x-logo><nav><x-menu location="topic"></x-menu></nav><img class="icon" src="/media/search.svg" alt="Search"></header>',
    },
    {
      title: 'by its role',
      code: '<div role="banner"><x-menu location="topic"></x-menu><x-contact field="phone"></x-contact></div>',
      at: ['<div role'],
      fixed:
        '<div role="banner"><x-logo></x-logo><x-menu location="topic"></x-menu><x-contact field="phone"></x-contact></div>',
    },
    {
      title: 'by its class, where there is no `header`',
      code: '<div class="site-header"><nav><x-menu location="topic"></x-menu></nav></div>',
      at: ['<div class'],
      fixed: '<div class="site-header"><x-logo></x-logo><nav><x-menu location="topic"></x-menu></nav></div>',
    },
    {
      title: 'a link home that names no site',
      code: '<header><a href="/">Home</a><x-menu location="topic"></x-menu></header>',
      at: ['<header'],
      fixed: '<header><x-logo></x-logo><a href="/">Home</a><x-menu location="topic"></x-menu></header>',
    },
  ],
};
