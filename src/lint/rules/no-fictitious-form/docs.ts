import type { RuleDocs } from '../../rule.js';

export const noFictitiousFormDocs: RuleDocs = {
  summary:
    'Reports forms that nobody receives: without a target, with one that is yet to be put in, or with a made-up token.',
  why: 'People fill such a form in, are thanked, and nobody ever reads it. Reported are targets such as `#`, none, `javascript:`, `mailto:`, `example.com`, `YOUR_FORM_ID`, `abcxyz123` and `localhost`, keys that are spelled otherwise than all of their service or that it is not given, fields without a name, scripts that only say thank you, and values for a nonce that no server gave out.',
  instead:
    "Write `x-addon` with a provider of the site; where it has none, the address of the site's own that takes the form.",
  correct: [
    { title: 'the component', code: '<x-addon provider="provider_contact_form" id="enquiry"></x-addon>' },
    {
      title: 'a search',
      code: '<form role="search" action="/search/"><input type="search" name="q"><button>Search</button></form>',
    },
    {
      title: 'a log-in of the platform',
      code: '<form action="/login/" method="post"><input name="user"><input type="password" name="pass"><button>Log in</button></form>',
    },
    {
      title: 'a form that a script sends',
      code: '<form id="loaf"><label>Loaves <input type="number" name="count"></label><button>Reserve</button></form><script>loaf.onsubmit = (event) => { event.preventDefault(); fetch("/api/loaves", { method: "POST", body: new FormData(loaf) }); };</script>',
    },
    {
      title: 'a calculator of the page',
      code: '<form id="dough"><input type="number" name="grams"><button>Reckon</button><output name="water"></output></form><script>dough.onsubmit = () => { dough.water.value = dough.grams.value * 0.7; return false; };</script>',
    },
    {
      title: 'a record of the shop',
      code: '<form action="/basket/" method="post"><input type="hidden" name="product_id" value="12345"><input type="hidden" name="item_id" value="a1b2c3d4"><input type="hidden" name="campaign_token" value="spring2026"><input type="hidden" name="csrf" value="%%CSRF%%"><button>Add</button></form>',
    },
    {
      title: 'a dialog',
      code: '<dialog><form method="dialog"><p>Sliced?</p><button>Yes</button></form></dialog>',
    },
    {
      title: 'a form in a code sample',
      code: '<pre><code>&lt;form action="#"&gt;&lt;input name="a"&gt;&lt;/form&gt;</code></pre>',
    },
  ],
  incorrect: [
    {
      title: 'no target',
      code: '<form><input type="email" placeholder="you@example.org"><button>Subscribe</button></form>',
      at: ['<form'],
      fixed: '<form><input type="email" placeholder="you@example.org"><button>Subscribe</button></form>',
    },
    {
      title: 'a target that is yet to be put in',
      code: '<form action="https://formspree.io/f/YOUR_FORM_ID" method="post"><input type="email" name="email"><textarea name="message"></textarea><button>Send</button></form>',
      at: ['<form'],
      fixed:
        '<form action="https://formspree.io/f/YOUR_FORM_ID" method="post"><input type="email" name="email"><textarea name="message"></textarea><button>Send</button></form>',
    },
    {
      title: 'a key that is yet to be put in',
      code: '<form action="/send/" method="post"><input type="hidden" name="access_key" value="a1b2c3d4"><input name="cake"><button>Send</button></form>',
      at: ['<form'],
      fixed:
        '<form action="/send/" method="post"><input type="hidden" name="access_key" value="a1b2c3d4"><input name="cake"><button>Send</button></form>',
    },
    {
      title: 'an id of a service that nobody gave out',
      code: '<form action="https://forms.baker-tools.com/send" method="post"><input type="hidden" name="form_id" value="12345"><input name="cake"><button>Send</button></form>',
      at: ['<form'],
      fixed:
        '<form action="https://forms.baker-tools.com/send" method="post"><input type="hidden" name="form_id" value="12345"><input name="cake"><button>Send</button></form>',
    },
    {
      title: "the developer's own machine",
      code: '<form action="http://localhost:3000/cakes" method="post"><input name="cake"><button>Order</button></form>',
      at: ['<form'],
      fixed:
        '<form action="http://localhost:3000/cakes" method="post"><input name="cake"><button>Order</button></form>',
    },
    {
      title: 'a script that only says thank you',
      code: '<form onsubmit="alert(\'Thank you!\'); return false"><label>Your cake <input name="cake"></label><button>Order</button></form>',
      at: ['<form'],
      fixed:
        '<form onsubmit="alert(\'Thank you!\'); return false"><label>Your cake <input name="cake"></label><button>Order</button></form>',
    },
    {
      title: 'fields without a name',
      code: '<form action="/orders/" method="post"><label>Cake <input></label><button>Order</button></form>',
      at: ['<form'],
      fixed: '<form action="/orders/" method="post"><label>Cake <input></label><button>Order</button></form>',
    },
    {
      title: 'a made-up token',
      code: '<form action="/orders/" method="post"><input type="hidden" name="_wpnonce" value="8f3b2c9d1e"><label>Cake <input name="cake"></label><button>Order</button></form>',
      at: ['<form'],
      fixed:
        '<form action="/orders/" method="post"><input type="hidden" name="_wpnonce" value="8f3b2c9d1e"><label>Cake <input name="cake"></label><button>Order</button></form>',
    },
    {
      title: 'controls without a form',
      code: '<div class="news"><input type="email" placeholder="Your e-mail"><button>Subscribe</button></div>',
      at: ['<div class="news"'],
      fixed: '<div class="news"><input type="email" placeholder="Your e-mail"><button>Subscribe</button></div>',
    },
  ],
};
