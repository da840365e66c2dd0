import type { RuleDocs } from '../../rule.js';

export const noStaticMenuDocs: RuleDocs = {
  summary: 'Reports navigation by hand whose links mostly copy a menu that is assigned to a location.',
  why: 'Whoever edits the menu expects the page to follow; links by hand lead to pages that are gone, and lack new ones.',
  instead: 'Write `x-menu` with the location; it marks the current page and brings the levels that `depth` asks for.',
  correct: [
    { title: 'the component', code: '<nav><x-menu location="topic" depth="1"></x-menu></nav>' },
    {
      title: 'a trail',
      code: '<nav aria-label="Breadcrumb"><a href="/">Home</a> › <a href="/bread/">Bread</a> › <span>Rye</span></nav>',
    },
    {
      title: 'a table of contents',
      code: '<article><ul><li><a href="#privacy">Privacy</a></li><li><a href="#cookies">Cookies</a></li><li><a href="#imprint">Imprint</a></li></ul></article>',
    },
    {
      title: 'links in a sentence',
      code: '<p>Please read about <a href="/privacy/">privacy</a> and how we use <a href="/cookies/">cookies</a> before you order.</p>',
    },
    {
      title: 'a switch of languages',
      code: '<ul><li><a href="/" hreflang="en">EN</a></li><li><a href="/fr/" hreflang="fr">FR</a></li></ul>',
    },
    { title: 'one button', code: '<a class="button" href="/contact/">Contact</a>' },
    {
      title: 'a list of posts',
      code: '<ul><li><a href="/news/rye-week/">Rye week</a></li><li><a href="/news/new-oven/">A new oven</a></li><li><a href="/news/prize/">A prize</a></li></ul>',
    },
  ],
  incorrect: [
    {
      title: 'the main menu as a list',
      code: '<ul class="nav"><li><a href="/">Home</a></li><li><a href="/bread">Bread</a></li><li><a href="/cakes/?utm_source=nav">Cakes</a></li><li><a href="/our-story/index.html">Our Story</a></li><li><a href="/contact/">Contact</a></li></ul>',
      at: ['<ul class="nav"'],
      fixed: '<x-menu location="topic" class="nav" depth="1"></x-menu>',
    },
    {
      title: 'a row of links in the footer',
      code: '<footer><p class="legal"><a href="/privacy/">Privacy</a> · <a href="/cookies/">Cookies</a> · <a href="/imprint/">Imprint</a></p></footer>',
      at: ['<p class="legal"'],
      fixed: '<footer><x-menu location="footer" class="legal"></x-menu></footer>',
    },
    {
      title: 'a draft whose links lead nowhere yet',
      code: '<nav><a href="#">Home</a><a href="#">Bread</a><a href="#">Cakes</a><a href="#">Our story</a></nav>',
      at: ['<nav'],
      fixed: '<nav><x-menu location="topic" depth="1"></x-menu></nav>',
    },
    {
      title: 'with its submenu',
      code: '<ul><li><a href="/">Home</a></li><li><a href="/bread/">Bread</a><ul><li><a href="/bread/sourdough/">Sourdough</a></li><li><a href="/bread/rye/">Rye</a></li></ul></li><li><a href="/cakes/">Cakes</a></li><li><a href="/contact/">Contact</a></li></ul>',
      at: ['<ul><li><a href="/">Home'],
      fixed: '<x-menu location="topic"></x-menu>',
    },
    {
      title: 'as a drop-down',
      code: '<select class="jump" onchange="location.href = this.value"><option value="">Go to</option><option value="/">Home</option><option value="/bread/">Bread</option><option value="/cakes/">Cakes</option><option value="/our-story/">Our story</option><option value="/contact/">Contact</option></select>',
      at: ['<select'],
      fixed: '<x-menu location="topic" class="jump" depth="1"></x-menu>',
    },
    {
      title: 'as buttons',
      code: '<div class="links"><button onclick="location.href=\'/privacy/\'">Privacy</button><button onclick="location.href=\'/cookies/\'">Cookies</button><button onclick="location.href=\'/imprint/\'">Imprint</button></div>',
      at: ['<div class="links"'],
      fixed: '<x-menu location="footer" class="links"></x-menu>',
    },
    {
      title: 'absolute addresses and other labels',
      code: '<ul><li><a href="https://harbour-bakery.example/privacy">Privacy notice</a></li><li><a href="https://www.harbour-bakery.example/cookies/">Cookies</a></li><li><a href="//harbour-bakery.example/imprint/">Who we are</a></li></ul>',
      at: ['<ul>'],
      fixed: '<x-menu location="footer"></x-menu>',
    },
  ],
};
