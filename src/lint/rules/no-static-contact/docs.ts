import type { RuleDocs } from '../../rule.js';

export const noStaticContactDocs: RuleDocs = {
  summary:
    "Reports the site's configured phone numbers, mail addresses, postal addresses and opening hours in microdata by hand, however they are spelled.",
  why: "A number by hand is last year's number after the next change, and nobody finds all the places where it stands.",
  instead: 'Write `x-contact` with the field; `link="false"` shows it without a link.',
  correct: [
    { title: 'the component', code: '<p>Call us: <x-contact field="phone"></x-contact></p>' },
    { title: "somebody else's number", code: '<p>Harbour office: <a href="tel:+442079460111">020 7946 0111</a></p>' },
    {
      title: 'an example in a field',
      code: '<label>Phone <input type="tel" name="phone" placeholder="020 7946 0958"></label>',
    },
    { title: 'a number in code', code: '<pre><code>{ "phone": "020 7946 0958" }</code></pre>' },
    { title: 'the town alone', code: '<p>We bake in Falmouth, by the water.</p>' },
    { title: 'an account that has the digits', code: '<p>Account 20794609580011</p>' },
    { title: "somebody else's address", code: '<p>The mill stands at 14 Quay Street, Falmouth.</p>' },
  ],
  incorrect: [
    {
      title: 'a link that calls',
      code: '<a class="call" href="tel:02079460958">020 7946 0958</a>',
      at: ['<a class="call"'],
      fixed: '<x-contact field="phone" class="call"></x-contact>',
    },
    {
      title: 'the number in another spelling',
      code: '<p>Ring +44 (0)20 7946-0958 before noon.</p>',
      at: ['+44 (0)20'],
      fixed: '<p>Ring <x-contact field="phone" link="false"></x-contact> before noon.</p>',
    },
    {
      title: 'a mail address with words for its signs',
      code: '<p>Write to hello [at] harbour-bakery [dot] example.</p>',
      at: ['hello [at]'],
      fixed: '<p>Write to <x-contact field="email" link="false"></x-contact>.</p>',
    },
    {
      title: 'a mail address in character references',
      code: '<p>&#104;ello&#64;harbour-bakery.example</p>',
      at: ['&#104;ello'],
      fixed: '<p><x-contact field="email" link="false"></x-contact></p>',
    },
    {
      title: 'the address over two lines',
      code: '<address>12 Quay St.<br>Falmouth, TR11 3LG</address>',
      at: ['12 Quay'],
      fixed: '<address><x-contact field="address" link="false"></x-contact></address>',
    },
    {
      title: 'a link that writes, with words of its own: they stay, and somebody has to look',
      code: '<a href="mailto:Hello@harbour-bakery.example?subject=Cake">Order a cake</a>',
      at: ['<a href='],
      fixed: 'Order a cake <x-contact field="email"></x-contact>',
    },
  ],
};
