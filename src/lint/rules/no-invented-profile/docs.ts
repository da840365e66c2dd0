import type { RuleDocs } from '../../rule.js';

export const noInventedProfileDocs: RuleDocs = {
  summary: 'Reports links to profiles that are presented as those of the site, and that the site does not have.',
  why: 'An invented profile is nobody, or belongs to somebody else who then speaks for the site.',
  instead: 'Write `x-social`: it lists the profiles that the site has, and nothing where it has none.',
  correct: [
    { title: 'the component', code: '<footer><x-social></x-social></footer>' },
    { title: 'a video', code: '<main><a href="https://www.youtube.com/watch?v=harbour0001">How rye rises</a></main>' },
    {
      title: 'a share button',
      code: '<footer><a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fharbour-bakery.example">Facebook</a></footer>',
    },
    {
      title: "a customer's profile",
      code: '<blockquote>Best rye in town. <a href="https://www.instagram.com/rosa.eats.example/">@rosa.eats</a></blockquote>',
    },
    {
      title: "somebody else's profile",
      code: '<main><p>Flour by <a href="https://www.facebook.com/penrosemill.example">Penrose Mill on Facebook</a>.</p></main>',
    },
    {
      title: 'a single post',
      code: '<footer><a href="https://www.instagram.com/p/C1harbour/">Our prize loaf</a></footer>',
    },
  ],
  incorrect: [
    {
      title: 'a profile that is not configured',
      code: '<footer><a href="https://www.tiktok.com/@harbourbakery">TikTok</a></footer>',
      at: ['<a href='],
      fixed: '<footer><x-social></x-social></footer>',
    },
    {
      title: 'an icon that leads nowhere',
      code: '<footer><a href="#" aria-label="YouTube"><i class="fab fa-youtube"></i></a></footer>',
      at: ['<a href='],
      fixed: '<footer><x-social icons="only"></x-social></footer>',
    },
    {
      title: 'the bare address of a network',
      code: '<header><a href="https://x.com/"><i class="bi bi-twitter-x"></i></a></header>',
      at: ['<a href='],
      fixed: '<header><x-social icons="only"></x-social></header>',
    },
    {
      title: 'a profile without its handle',
      code: '<footer><a href="https://www.youtube.com/@" uk-icon="youtube"></a></footer>',
      at: ['<a href='],
      fixed: '<footer><x-social icons="only"></x-social></footer>',
    },
    {
      title: 'in an element that a script defines',
      code: '<footer><site-social network="tiktok" href="https://www.tiktok.com/@harbourbakery"></site-social></footer>',
      at: ['<site-social'],
      fixed:
        '<footer><site-social network="tiktok" href="https://www.tiktok.com/@harbourbakery"></site-social></footer>',
    },
    {
      title: 'in an object of a script',
      code: '<script>const site = { pinterest: "https://www.pinterest.com/harbourbakery" };</script>',
      at: ['https://www.pinterest'],
      fixed: '<script>const site = { pinterest: "https://www.pinterest.com/harbourbakery" };</script>',
    },
    {
      title: "another profile with the site's name",
      code: '<main><p>See <a href="https://www.youtube.com/@harbourbakery">how we bake</a>.</p></main>',
      at: ['<a href='],
      fixed: '<main><p>See <a href="https://www.youtube.com/@harbourbakery">how we bake</a>.</p></main>',
    },
    {
      title: 'in structured data',
      code: '<script type="application/ld+json">{"@type": "Bakery", "name": "Harbour Bakery", "sameAs": ["https://www.pinterest.com/harbourbakery"]}</script>',
      at: ['https://www.pinterest'],
      fixed: '<script type="application/ld+json">{"@type": "Bakery", "name": "Harbour Bakery"}</script>',
    },
  ],
};
