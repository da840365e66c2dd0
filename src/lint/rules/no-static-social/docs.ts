import type { RuleDocs } from '../../rule.js';

export const noStaticSocialDocs: RuleDocs = {
  summary: "Reports links by hand to the site's configured profiles.",
  why: 'A link by hand stays when a profile moves or closes, and then leads visitors to somebody else.',
  instead: 'Write `x-social`: it lists all profiles of the site, with their names and `rel="me"`.',
  correct: [
    { title: 'the component', code: '<x-social class="icons"></x-social>' },
    {
      title: 'a share button',
      code: '<a href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fharbour-bakery.example">Share</a>',
    },
    {
      title: "another person's profile",
      code: '<a href="https://www.instagram.com/rosa.bakes.example/">Photos by Rosa</a>',
    },
    { title: 'a post of the site', code: '<a href="https://www.instagram.com/p/C1harbour/">Our prize loaf</a>' },
    { title: 'a job on a network', code: '<a href="https://www.linkedin.com/jobs/view/4000000000">Baker wanted</a>' },
    { title: 'a network without a profile', code: '<a href="https://www.facebook.com/">Facebook</a>' },
  ],
  incorrect: [
    {
      title: 'a row of icons',
      code: '<div class="icons"><a href="https://instagram.com/harbourbakery" aria-label="Instagram"></a> <a href="https://m.facebook.com/HarbourBakery/" aria-label="Facebook"></a> <a href="https://uk.linkedin.com/company/harbour-bakery/" aria-label="LinkedIn"></a></div>',
      at: ['<div class="icons"'],
      fixed: '<x-social class="icons" icons="only"></x-social>',
    },
    {
      title: 'one profile',
      code: '<aside><a href="https://www.instagram.com/harbourbakery/?hl=en">Follow our oven</a></aside>',
      at: ['<a href='],
      fixed: '<aside><x-social></x-social></aside>',
    },
    {
      title: 'a list',
      code: '<ul class="social"><li><a href="https://facebook.com/harbourbakery">Facebook</a></li><li><a href="https://www.linkedin.com/company/harbour-bakery/about/">LinkedIn</a></li></ul>',
      at: ['<ul class="social"'],
      fixed: '<x-social class="social"></x-social>',
    },
    {
      title: 'names with separators',
      code: '<div><p><a href="https://www.instagram.com/harbourbakery">Instagram</a> | <a href="https://fb.com/harbourbakery">Facebook</a></p></div>',
      at: ['<p>'],
      fixed: '<div><x-social></x-social></div>',
    },
    {
      title: 'without a protocol',
      code: '<aside><a href="//www.facebook.com/harbourbakery/">Our page</a></aside>',
      at: ['<a href='],
      fixed: '<aside><x-social></x-social></aside>',
    },
  ],
};
