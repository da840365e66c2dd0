import type { RuleDocs } from '../../rule.js';

export const noInventedMenuDocs: RuleDocs = {
  summary:
    'Reports navigation in headers, drawers, bars for phones and footers whose links no menu of the site has, where a location with a menu fits the place.',
  why: 'Invented links lead visitors to pages that may not exist, and the menus that the site has are not shown.',
  instead: "Write `x-menu` with the location for the place; to add a page, add it to the site's menu.",
  correct: [
    {
      title: 'components',
      code: '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header><footer><x-menu location="footer"></x-menu></footer>',
    },
    {
      title: 'calls to action',
      code: '<header><x-logo></x-logo><x-menu location="topic"></x-menu><p><a class="btn" href="/order/">Order</a> <a class="btn" href="/gift-cards/">Gift cards</a></p></header>',
    },
    {
      title: "the visitor's account",
      code: '<header><x-logo></x-logo><x-menu location="topic"></x-menu><ul><li><a href="/login/">Log in</a></li><li><a href="/cart/">Cart (0)</a></li></ul></header>',
    },
    {
      title: 'parts of the page',
      code: '<main><h1>Bread</h1><nav><a href="#rye">Rye</a><a href="#spelt">Spelt</a></nav><p id="rye">Rye.</p><p id="spelt">Spelt.</p></main>',
    },
    {
      title: 'cards in the content',
      code: '<main><ul><li><a href="/courses/kneading/"><h3>Kneading</h3><p>An evening with dough.</p></a></li><li><a href="/courses/ovens/"><h3>Ovens</h3><p>A day with fire.</p></a></li></ul></main>',
    },
    {
      title: 'links to others',
      code: '<footer><x-menu location="footer"></x-menu><p><a href="https://mill.example/">The mill</a> · <a href="https://dairy.example/">The dairy</a></p></footer>',
    },
  ],
  incorrect: [
    {
      title: 'a header of pages that the site does not have',
      code: '<header><x-logo></x-logo><nav class="links"><a href="/services">Services</a><a href="/portfolio">Portfolio</a><a href="/team">Team</a></nav></header>',
      at: ['<nav'],
      fixed: '<header><x-logo></x-logo><nav class="links"><x-menu location="topic" depth="1"></x-menu></nav></header>',
    },
    {
      title: 'a column of the footer, for whose heading the site has no menu, and a row of legal pages',
      code: '<footer><div><h4>Company</h4><ul><li><a href="/careers">Careers</a></li><li><a href="/press">Press</a></li></ul></div><ul class="row"><li><a href="/terms">Terms</a></li><li><a href="/disclaimer">Legal notice</a></li></ul></footer>',
      at: ['<ul>', '<ul class="row">'],
      fixed:
        '<footer><div><h4>Company</h4><ul><li><a href="/careers">Careers</a></li><li><a href="/press">Press</a></li></ul></div><x-menu location="footer" class="row"></x-menu></footer>',
    },
    {
      title: 'a drawer beside the component',
      code: '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header><div class="drawer"><a href="/start">Start</a><a href="/shops">Shops</a><a href="/jobs">Jobs</a></div>',
      at: ['<div class="drawer"'],
      fixed:
        '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header><div class="drawer"><a href="/start">Start</a><a href="/shops">Shops</a><a href="/jobs">Jobs</a></div>',
    },
    {
      title: 'a bar for phones behind the footer',
      code: '<main><h1>Bread</h1></main><footer><x-menu location="footer"></x-menu></footer><div class="dock"><a href="/new">New</a><a href="/offers">Offers</a><a href="/shops">Shops</a></div>',
      at: ['<div class="dock"'],
      fixed:
        '<main><h1>Bread</h1></main><footer><x-menu location="footer"></x-menu></footer><x-menu location="topic" class="dock" depth="1"></x-menu>',
    },
    {
      title: 'buttons that lead to pages',
      code: '<header><x-logo></x-logo><div><button onclick="location.href=\'/weddings\'">Weddings</button><button onclick="location.href=\'/catering\'">Catering</button><button onclick="location.href=\'/hire\'">Hire</button></div></header>',
      at: ['<div>'],
      fixed: '<header><x-logo></x-logo><x-menu location="topic" depth="1"></x-menu></header>',
    },
    {
      title: 'a drop-down that leads to pages',
      code: '<header><x-logo></x-logo><select onchange="location = this.value"><option value="/weddings">Weddings</option><option value="/catering">Catering</option></select></header>',
      at: ['<select'],
      fixed: '<header><x-logo></x-logo><x-menu location="topic" depth="1"></x-menu></header>',
    },
  ],
};
