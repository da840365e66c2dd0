import type { RuleDocs } from '../../rule.js';

export const readableSourceDocs: RuleDocs = {
  summary:
    'Reports elements whose content is not in the source, because a script has to put it there, and JSON-LD that is no JSON.',
  why: 'Crawlers, previews and visitors without scripts read nothing; the page moves when the content comes.',
  instead: 'Write the content as HTML. Let scripts only add to it.',
  correct: [
    {
      title: 'slides in the source',
      code: '<div class="swiper" data-slides="2"><div>Rye, fresh</div><div>Cakes to order</div></div>',
    },
    {
      title: 'a map',
      code: '<div id="map" style="height:300px"></div><script>L.map("map").setView([50.15, -5.07], 15)</script>',
    },
    {
      title: 'a state that a visitor brings about',
      code: '<div id="thanks"></div><script>form.addEventListener("submit", () => { document.getElementById("thanks").innerHTML = "<p>Thank you</p>" })</script>',
    },
    {
      title: 'the year',
      code: '<p>© <span id="year"></span> Harbour Bakery</p><script>document.getElementById("year").textContent = new Date().getFullYear()</script>',
    },
    { title: 'decoration', code: '<div class="hero__shape"></div><div class="divider"></div>' },
    { title: 'a live region', code: '<div aria-live="polite" class="sr-only"></div>' },
    {
      title: 'data that a template fills in',
      code: '<script type="application/ld+json">{"@type": "Bakery", "name": {{ site.name | json }}}</script>',
    },
    {
      title: 'settings of a slider',
      code: '<div class="cakes" data-settings=\'{"speed":400,"loop":true}\'><p>Carrot cake</p></div>',
    },
  ],
  incorrect: [
    {
      title: 'a list from a script',
      code: '<ul id="breads"></ul><script>document.getElementById("breads").innerHTML = ["Rye", "Wheat"].map((b) => "<li>" + b + "</li>").join("")</script>',
      at: ['<ul'],
      fixed:
        '<ul id="breads"></ul><script>document.getElementById("breads").innerHTML = ["Rye", "Wheat"].map((b) => "<li>" + b + "</li>").join("")</script>',
    },
    {
      title: 'a list by a variable',
      code: '<div class="team"></div><script>const team = document.querySelector(".team"); for (const name of names) team.append(card(name));</script>',
      at: ['<div class="team"'],
      fixed:
        '<div class="team"></div><script>const team = document.querySelector(".team"); for (const name of names) team.append(card(name));</script>',
    },
    {
      title: 'an application',
      code: '<div id="root">Loading…</div><script type="module" src="/assets/index.js"></script>',
      at: ['<div id="root"'],
      fixed: '<div id="root">Loading…</div><script type="module" src="/assets/index.js"></script>',
    },
    {
      title: 'a widget of a service',
      code: '<div id="reviews-widget"></div><script src="https://cdn.reviews.example/widget.js" async></script>',
      at: ['<div id="reviews-widget"'],
      fixed: '<div id="reviews-widget"></div><script src="https://cdn.reviews.example/widget.js" async></script>',
    },
    {
      title: 'a text in an attribute',
      code: '<p class="note" data-text="We are closed from the first to the tenth of May."></p>',
      at: ['<p class="note"'],
      fixed: '<p class="note" data-text="We are closed from the first to the tenth of May."></p>',
    },
    {
      title: 'records in an attribute',
      code: '<div class="people" data-members=\'[{"name":"Ada Quay","role":"Baker"},{"name":"Ben Shore","role":"Cakes"}]\'></div>',
      at: ['<div class="people"'],
      fixed:
        '<div class="people" data-members=\'[{"name":"Ada Quay","role":"Baker"},{"name":"Ben Shore","role":"Cakes"}]\'></div>',
    },
    {
      title: 'a binding',
      code: '<h2 x-data="{ title: \'Fresh every day\' }" x-text="title"></h2>',
      at: ['<h2'],
      fixed: '<h2 x-data="{ title: \'Fresh every day\' }" x-text="title"></h2>',
    },
    {
      title: 'a partial',
      code: '<section hx-get="/parts/cakes" hx-trigger="load"></section>',
      at: ['<section'],
      fixed: '<section hx-get="/parts/cakes" hx-trigger="load"></section>',
    },
    {
      title: 'data that is no JSON',
      code: '<script type="application/ld+json">{"@type": "Bakery", "name": ""Harbour Bakery""}</script>',
      at: ['Harbour Bakery""'],
      fixed: '<script type="application/ld+json">{"@type": "Bakery", "name": ""Harbour Bakery""}</script>',
    },
  ],
};
