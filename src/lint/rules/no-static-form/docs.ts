import type { RuleDocs } from '../../rule.js';

export const noStaticFormDocs: RuleDocs = {
  summary:
    'Reports contact and newsletter forms by hand where a provider is active that has such a form, by the titles and ids of its forms or else by its name.',
  why: 'The site has a form for this. Where it is sent, its nonce and its protection from spam are those of its provider: who changes them there has changed them on every page. A form by hand is left behind then, and what people send with it arrives somewhere else, if it arrives (`no-fictitious-form` reports those of which it surely does not). What a provider is for is read from the titles and ids of its forms (`Contact form`, `Kontakt`, `Newsletter`, in many languages), else from its name (`contact`, `news`). Where neither says it, nothing is reported.',
  instead: "Write `x-addon` with the provider, and with the form's `id` where it has several.",
  correct: [
    { title: 'the component', code: '<x-addon provider="provider_contact_form" id="enquiry"></x-addon>' },
    {
      title: 'a search',
      code: '<form role="search" action="/search/"><input type="search" name="q"><button>Search</button></form>',
    },
    {
      title: 'a login',
      code: '<form action="/login/" method="post"><input type="email" name="user"><input type="password" name="pass"><button>Log in</button></form>',
    },
    {
      title: 'a comment',
      code: '<form action="/comments/" method="post"><input name="author"><input type="email" name="email"><textarea name="comment"></textarea><button>Post comment</button></form>',
    },
    {
      title: 'a booking of a table',
      code: '<form action="/tables/" method="post"><h2>Book a table</h2><input name="name"><input type="date" name="day"><input type="tel" name="phone"><button>Book a table</button></form>',
    },
    {
      title: 'a filter',
      code: '<form method="get"><label><input type="checkbox" name="vegan"> Vegan</label><button>Filter</button></form>',
    },
    {
      title: 'leaving the newsletter',
      code: '<form action="/leave/" method="post"><input type="email" name="email"><button>Unsubscribe</button></form>',
    },
  ],
  incorrect: [
    {
      title: 'a contact form',
      code: '<form action="/send.php" method="post"><input name="name" placeholder="Name"><input type="email" name="email"><textarea name="message"></textarea><button>Send</button></form>',
      at: ['<form'],
      fixed: '<x-addon provider="provider_contact_form" id="enquiry"></x-addon>',
    },
    {
      title: 'a newsletter',
      code: '<form class="news"><input type="email" placeholder="you@example.org"><button>Subscribe</button></form>',
      at: ['<form'],
      fixed: '<x-addon provider="provider_newsletter_form" id="weekly"></x-addon>',
    },
    {
      title: 'controls without a form',
      code: '<div class="card"><label>Your name <input></label><label>E-mail <input type="email"></label><textarea placeholder="Your message"></textarea><button onclick="send()">Send</button></div>',
      at: ['<div class="card"'],
      fixed: '<x-addon provider="provider_contact_form" id="enquiry"></x-addon>',
    },
    {
      title: 'in another language',
      code: '<form method="post"><label>Nombre <input name="nombre"></label><label>Correo <input type="email" name="correo"></label><label>Mensaje <textarea name="mensaje"></textarea></label><button>Enviar</button></form>',
      at: ['<form'],
      fixed: '<x-addon provider="provider_contact_form" id="enquiry"></x-addon>',
    },
    {
      title: 'a sign-up at another service',
      code: '<form action="https://lists.example/subscribe/post?u=1" method="post"><input type="email" name="EMAIL"><input type="submit" value="Join"></form>',
      at: ['<form'],
      fixed: '<x-addon provider="provider_newsletter_form" id="weekly"></x-addon>',
    },
  ],
};
