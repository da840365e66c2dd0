/** Thirteen mistakes in a canvas of the small business: each on its line, with the rule that finds it. */
export const PLANTED: readonly [rule: string, markup: string][] = [
  [
    'no-static-logo',
    '<a href="https://osteriacorniolo.example/"><img src="/media/logo/osteria-corniolo.svg" alt="Osteria Corniolo"></a>',
  ],
  [
    'no-static-menu',
    '<nav><ul><li><a href="/">Home</a></li><li><a href="/il-ristorante/">Il ristorante</a></li><li><a href="/menu/">Il menù</a></li><li><a href="/eventi/">Eventi</a></li><li><a href="/prenota/">Prenota</a></li></ul></nav>',
  ],
  ['no-static-contact', '<p>Chiamaci al <a href="tel:+390550123456">055 012 3456</a>.</p>'],
  ['available-addon', '<x-addon provider="provider_contact_form" id="contati"></x-addon>'],
  [
    'no-static-form',
    '<form action="/newsletter" method="post"><label>La tua email <input type="email" name="email" required></label> <button>Iscriviti alla newsletter</button></form>',
  ],
  ['configured-contact', '<p><x-contact field="adress"></x-contact></p>'],
  ['assigned-location', '<x-menu location="utilli"></x-menu>'],
  ['assigned-location', '<x-menu location="footer_col_1"></x-menu>'],
  ['configured-contact', '<address><x-contact field="fax"></x-contact></address>'],
  ['valid-attributes', '<x-menu location="footer" dept="1"></x-menu>'],
  ['explicit-end-tag', '<x-contact field="email"/>'],
  ['known-component', '<x-socials></x-socials>'],
  ['valid-nesting', '<p>Scrivici: <x-addon provider="provider_contact_form"></x-addon></p>'],
];

/** A page with all of them. */
export const BROKEN = `<header>\n  <h1>Osteria</h1>\n${PLANTED.map(([, markup]) => `  ${markup}`).join('\n')}\n</header>\n`;
