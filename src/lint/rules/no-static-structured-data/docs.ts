import type { RuleDocs } from '../../rule.js';

const NUMBER =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Harbour Bakery","telephone":"+44 20 7946 0958","priceRange":"££"}</script>';
const MAIL =
  '<script type="application/ld+json">{"@type":"Organization","url":"https://www.harbour-bakery.example/","email":"hello@harbour-bakery.example"}</script>';
const PROFILES =
  '<script type="application/ld+json">{"@graph":[{"@type":"Organization","name":"Harbour Bakery","sameAs":["https://www.instagram.com/harbourbakery/"]},{"@type":"WebSite","name":"Harbour Bakery"}]}</script>';
const POINT =
  '<script type="application/ld+json">{"@type":"Organization","name":"Harbour Bakery","contactPoint":{"@type":"ContactPoint","contactType":"orders","telephone":"+442079460958"}}</script>';
const PUBLISHER =
  '<script type="application/ld+json">{"@type":"Article","headline":"Rye again","publisher":{"@type":"Organization","name":"Harbour Bakery","sameAs":"https://www.facebook.com/harbourbakery"}}</script>';

export const noStaticStructuredDataDocs: RuleDocs = {
  summary: "Tells of JSON-LD by hand that says what the site's settings say, and that Inlay can write.",
  why: 'It is right now. Nobody sees it, so nobody changes it when the number or a profile changes.',
  instead:
    "Have the site write its own structured data: `structuredDataScript`, the option `structuredData` of the rehype plugin, the theme's option, or the setting in WordPress. What only the page says can stay, with the same `@id`.",
  correct: [
    {
      title: 'somebody else',
      code: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Old Mill","url":"https://mulino.example/","telephone":"+44 20 7946 0958"}</script>',
    },
    {
      title: 'what only the page says',
      code: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Harbour Bakery","priceRange":"££"}</script>',
    },
    {
      title: 'an article',
      code: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Rye again"}</script>',
    },
    {
      title: 'a site that names no contact',
      code: '<script type="application/ld+json">{"@type":"WebSite","name":"Harbour Bakery","url":"https://www.harbour-bakery.example/"}</script>',
    },
    {
      title: 'one of the people',
      code: '<script type="application/ld+json">{"@type":"Person","name":"Ada Miller","worksFor":{"@type":"Organization","name":"Harbour Bakery"}}</script>',
    },
  ],
  incorrect: [
    { title: 'the phone number of the site', code: NUMBER, at: ['<script'], fixed: NUMBER },
    { title: 'its mail address', code: MAIL, at: ['<script'], fixed: MAIL },
    { title: 'its profiles', code: PROFILES, at: ['<script'], fixed: PROFILES },
    { title: 'a point of contact', code: POINT, at: ['<script'], fixed: POINT },
    { title: 'the publisher of an article', code: PUBLISHER, at: ['<script'], fixed: PUBLISHER },
  ],
};
