import type { RuleDocs } from '../../rule.js';

export const noInventedContactDocs: RuleDocs = {
  summary:
    'Reports phone numbers, mail, postal and web addresses, and chats that are presented as those of the site, and that the site does not have; opening hours in structured data and in text, too, where the site has its own; coordinates beside a wrong address; and what is found, wherever else it stands, in comments for review.',
  why: 'A visitor who calls an invented number reaches a stranger, and a letter to an invented address is lost.',
  instead:
    'Write `x-contact` with a field that the site has; what it does not have, such as a fax or a chat, has no place on the page, nor has its label.',
  correct: [
    { title: 'the component', code: '<footer><x-contact field="phone"></x-contact></footer>' },
    {
      title: 'the number of a house near by',
      code: '<footer><p>Harbour office: <a href="tel:+441326555011">01326 555 011</a></p></footer>',
    },
    {
      title: "somebody else's number",
      code: '<main><p>Our flour comes from Penrose Mill, <a href="tel:+441326555019">01326 555 019</a>.</p></main>',
    },
    {
      title: 'a number that is also in a messenger',
      code: '<footer><p>Phone or WhatsApp: <x-contact field="phone"></x-contact></p></footer>',
    },
    { title: 'an emergency number', code: '<footer><p>In an emergency <a href="tel:999">call 999</a>.</p></footer>' },
    {
      title: 'a number that is not called',
      code: '<footer><p>VAT no. 794 6095 80 · Company no. 02079461</p></footer>',
    },
    {
      title: "an author's address",
      code: '<article><p>By <a href="mailto:rosa@letters.example">Rosa Penrose</a></p></article>',
    },
    {
      title: 'where something else is',
      code: '<main><p>Our parking is at 27 Gloucester Road.</p></main>',
    },
    {
      title: 'the page at a host below that of the site',
      code: '<link rel="canonical" href="https://shop.harbour-bakery.example/bread/">',
    },
    { title: 'a sample in code', code: '<pre><code>tel: 020 7946 0111</code></pre>' },
  ],
  incorrect: [
    {
      title: 'two digits swapped',
      code: '<footer><p>Phone: <a href="tel:+442079460985">020 7946 0985</a></p></footer>',
      at: ['<a href='],
      fixed: '<footer><p>Phone: <x-contact field="phone"></x-contact></p></footer>',
    },
    {
      title: 'another number in the header',
      code: '<header><p>Call us: 020 7946 0111</p></header>',
      at: ['020 7946'],
      fixed: '<header><p>Call us: <x-contact field="phone"></x-contact></p></header>',
    },
    {
      title: "a mailbox at the site's domain",
      code: '<main><p>Write to orders@harbour-bakery.example.</p></main>',
      at: ['orders@'],
      fixed: '<main><p>Write to <x-contact field="email"></x-contact>.</p></main>',
    },
    {
      title: 'another house in the same street',
      code: '<footer><address>21 Quay Street, Falmouth TR11 3LG</address></footer>',
      at: ['21 Quay'],
      fixed: '<footer><address><x-contact field="address"></x-contact></address></footer>',
    },
    {
      title: 'a street in a sentence',
      code: "<main><p>We're at 27 Gloucester Road, near the station.</p></main>",
      at: ['27 Gloucester'],
      fixed: '<main><p>We\'re at <x-contact field="address"></x-contact>, near the station.</p></main>',
    },
    {
      title: 'a line for emergencies',
      code: '<main><p>In an emergency, call us on 020 7946 0111.</p></main>',
      at: ['020 7946'],
      fixed: '<main><p>In an emergency, call us on 020 7946 0111.</p></main>',
    },
    {
      title: 'a chat',
      code: '<a class="chat" href="https://wa.me/447700900999">WhatsApp</a>',
      at: ['<a class='],
      fixed: '<a class="chat" href="https://wa.me/447700900999">WhatsApp</a>',
    },
    {
      title: 'the phone as a fax',
      code: '<footer><p>Fax: <x-contact field="phone"></x-contact></p></footer>',
      at: ['<x-contact'],
      fixed: '<footer><p>Fax: <x-contact field="phone"></x-contact></p></footer>',
    },
    {
      title: 'in structured data',
      code: '<script type="application/ld+json">{"@type": "Bakery", "name": "Harbour Bakery", "telephone": "020 7946 0123"}</script>',
      at: ['020 7946 0123"'],
      fixed:
        '<script type="application/ld+json">{"@type": "Bakery", "name": "Harbour Bakery", "telephone": "+442079460958"}</script>',
    },
    {
      title: "the page at a host that is made up of the site's name",
      code: '<link rel="canonical" href="https://www.harbourbakery.com/bread/">',
      at: ['<link'],
      fixed: '<link rel="canonical" href="https://www.harbour-bakery.example/bread/">',
    },
  ],
};
