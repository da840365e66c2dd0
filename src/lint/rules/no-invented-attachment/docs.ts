import type { RuleDocs } from '../../rule.js';

export const noInventedAttachmentDocs: RuleDocs = {
  summary:
    "Reports links to files and media under the site's own paths that the site does not list, where it lists any.",
  why: 'Such a link leads to nothing: a price list that does not exist, a film that never plays. What a style sheet in the page draws, what the head gives to be shared, and elements of scripts count too. Sizes of a listed picture and newer formats of it are that picture, and an older one needs a look; other sites, pages, logos and the pictures of a theme are left alone. In a folder such as `/assets/` a photo whose text says what it shows is of the page, and needs a look.',
  instead: 'Link to a file of `resources.attachments` in the manifest, or leave the link out.',
  correct: [
    { title: 'a listed document', code: '<a href="/files/allergens.pdf">Allergens</a>' },
    {
      title: 'a listed document by its whole address',
      code: '<a href="https://harbour-bakery.example/files/allergens.pdf?v=2#page=3">Allergens</a>',
    },
    {
      title: 'a listed film',
      code: '<video controls><source src="/files/baking-at-night.mp4#t=10" type="video/mp4"></video>',
    },
    { title: "another site's document", code: '<a href="https://millers.example/flour.pdf">Flour</a>' },
    { title: 'a page', code: '<a href="/bread/rye/">Rye</a>' },
    { title: 'a picture of the theme', code: '<img src="/assets/img/wheat.png" alt="">' },
  ],
  incorrect: [
    {
      title: 'a document',
      code: '<a href="/files/wedding-cakes.pdf">Wedding cakes</a>',
      at: ['<a'],
      fixed: '<a href="/files/wedding-cakes.pdf">Wedding cakes</a>',
    },
    {
      title: 'a document by the title of a listed one',
      code: '<a class="pdf" href="/downloads/pricelist.pdf">Price list</a>',
      at: ['<a'],
      fixed: '<a class="pdf" href="/files/prices-2026.pdf">Price list</a>',
    },
    {
      title: 'a picture',
      code: '<img src="/files/oven.jpg" alt="Our oven">',
      at: ['<img'],
      fixed: '<img src="/files/oven.jpg" alt="Our oven">',
    },
    {
      title: 'a film',
      code: '<video controls><source src="/media/kneading.mp4" type="video/mp4"></video>',
      at: ['<source'],
      fixed: '<video controls><source src="/media/kneading.mp4" type="video/mp4"></video>',
    },
    {
      title: 'a route, in an element that a script defines',
      code: '<route-map src="/files/bakery-walk.gpx"></route-map>',
      at: ['<route-map'],
      fixed: '<route-map src="/files/bakery-walk.gpx"></route-map>',
    },
    {
      title: 'an embedded document',
      code: '<object data="files/recipes.pdf" type="application/pdf"></object>',
      at: ['<object'],
      fixed: '<object data="files/recipes.pdf" type="application/pdf"></object>',
    },
  ],
};
