import type { RuleDocs } from '../../rule.js';

export const noStaticLogoDocs: RuleDocs = {
  summary: "Reports images, drawings, backgrounds and names that stand in for the site's own logo.",
  why: 'A copy by hand shows the old mark when the site changes its logo, and has no variant for dark backgrounds.',
  instead: 'Write `x-logo` with the variant for the place; it falls back to the name of the site as text.',
  correct: [
    { title: 'the component', code: '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>' },
    {
      title: 'the logo of a partner',
      code: '<section class="partners"><h2>Our partners</h2><img src="/media/mill-logo.svg" alt="Falmouth Mill"></section>',
    },
    {
      title: 'marks of payment',
      code: '<p><img src="/pay/visa-logo.svg" alt="Visa"> <img src="/pay/card.svg" alt="Mastercard"></p>',
    },
    { title: 'the name in a headline', code: '<h1>Welcome to Harbour Bakery</h1>' },
    {
      title: 'the name in the heading of a page',
      code: '<header><x-logo></x-logo></header><main><header class="intro"><h1>Harbour Bakery</h1></header></main>',
    },
    { title: 'the name in a copyright line', code: '<p>© 2026 <a href="/">Harbour Bakery</a></p>' },
    {
      title: 'a photograph that shows the mark',
      code: '<img src="/media/van-harbour-logo-door.jpg" alt="Our delivery van with the mark of the bakery on its door">',
    },
    { title: 'the home page in a sentence', code: '<p>Go back to <a href="/">the start</a> for more.</p>' },
  ],
  incorrect: [
    {
      title: 'an image in a link to the home page',
      code: '<a class="brand" href="/"><img src="/media/harbour-logo.svg" alt="Harbour Bakery"></a>',
      at: ['<img src="/media/harbour-logo.svg"'],
      fixed: '<x-logo variant="default" class="brand"></x-logo>',
    },
    {
      title: 'a resized copy',
      code: '<p><img src="https://cdn.example/u/harbour-logo-light-300x80.png?w=300" alt=""></p>',
      at: ['<img'],
      fixed: '<p><x-logo variant="light" link="false"></x-logo></p>',
    },
    {
      title: 'the name as a linked wordmark',
      code: '<div><a class="wordmark" href="https://harbour-bakery.example/">Harbour <b>Bakery</b></a></div>',
      at: ['<a class="wordmark"'],
      fixed: '<div><x-logo variant="default" class="wordmark"></x-logo></div>',
    },
    {
      title: 'the name set as a mark, without a link',
      code: '<header><div class="bar"><span class="circle">H</span><strong>Harbour<br>Bakery</strong></div><x-menu location="topic"></x-menu></header>',
      at: ['<div class="bar"'],
      fixed: '<header><x-logo variant="default" class="bar"></x-logo><x-menu location="topic"></x-menu></header>',
    },
    {
      title: 'a drawing that is made up',
      code: '<a href="/"><svg role="img" aria-label="Harbour Bakery logo" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg></a>',
      at: ['<svg'],
      fixed: '<x-logo variant="default"></x-logo>',
    },
    {
      title: 'a background',
      code: '<a class="site-logo" href="/" style="background:url(/media/harbour-logo.svg)" aria-label="Harbour Bakery"></a>',
      at: ['<a class="site-logo"'],
      fixed: '<x-logo variant="default" class="site-logo"></x-logo>',
    },
    {
      title: 'a picture with sources',
      code: '<picture class="mark"><source srcset="/i/harbour-logo@2x.webp"><img src="/i/harbour-logo.png" alt="Logo"></picture>',
      at: ['<picture'],
      fixed: '<x-logo variant="default" class="mark" link="false"></x-logo>',
    },
    {
      title: 'one for a light ground and one for a dark one',
      code: '<header><a class="brand light" href="/"><img src="/media/harbour-logo.svg" alt="Harbour Bakery"></a><a class="brand dark" href="/"><img src="/media/harbour-logo-light.svg" alt=""></a><x-menu location="topic"></x-menu></header>',
      at: ['<img src="/media/harbour-logo.svg"'],
      fixed: '<header><x-logo variant="default" class="brand"></x-logo><x-menu location="topic"></x-menu></header>',
    },
    {
      title: 'the parts of a name side by side',
      code: '<header><span class="thin">Harbour</span> <span class="bold">Bakery</span><x-menu location="topic"></x-menu></header>',
      at: ['<span class="thin"'],
      fixed: '<header><x-logo variant="default"></x-logo><x-menu location="topic"></x-menu></header>',
    },
    {
      title: 'the name above what it offers',
      code: '<footer><div><button type="button">Harbour Bakery</button><p>Bread by the water</p></div><x-menu location="footer"></x-menu></footer>',
      at: ['<button'],
      fixed:
        '<footer><div><x-logo variant="default"></x-logo><p>Bread by the water</p></div><x-menu location="footer"></x-menu></footer>',
    },
    {
      title: 'the name as the heading of the site',
      code: '<header><h1>Harbour <ruby>Bakery<rt>ˈbeɪkəri</rt></ruby></h1><nav><x-menu location="topic"></x-menu></nav></header>',
      at: ['<h1'],
      fixed:
        '<header><h1><x-logo variant="default"></x-logo></h1><nav><x-menu location="topic"></x-menu></nav></header>',
    },
  ],
};
