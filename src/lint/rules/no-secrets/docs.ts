import type { RuleDocs } from '../../rule.js';

export const noSecretsDocs: RuleDocs = {
  summary: 'Reports keys, tokens and passwords in markup and inline scripts.',
  why: 'Everybody can read the source of a page. A key there is a key for everybody.',
  instead:
    'Revoke it, keep the new one on the server, and let the server ask the service. Keys made for browsers are no secrets.',
  correct: [
    {
      title: 'a site key',
      code: '<div class="g-recaptcha" data-sitekey="6LdQuayAAAAAAB3f9k2mZ0pQx7Ttv1c5n8WyRe4u"></div>',
    },
    { title: 'a measurement id', code: "<script>gtag('config', 'G-4XK2Q9ZB7T');</script>" },
    { title: 'a placeholder', code: '<script>const apiKey = "YOUR_API_KEY_HERE";</script>' },
    {
      title: 'a field for a password',
      code: '<label>Password <input type="password" name="password" autocomplete="current-password"></label>',
    },
    { title: 'a publishable key', code: '<script>const pay = Stripe("pk_live_51Hq9ZbK2mVx8Rt4Yw7Uc3Lp");</script>' },
    { title: 'a value that the server puts in', code: '<script>const token = "{{ api_token }}";</script>' },
    { title: 'words', code: '<script>const labels = { password: "Password", secret: "Our secret recipe" };</script>' },
  ],
  incorrect: [
    {
      title: 'a secret key of a service',
      code: '<script>const stripe = "sk_live_9aZ8Yx7Wv6Ut5Sr4Qp3On2Ml";</script>',
      at: ['<script'],
      fixed: '<script>const stripe = "sk_live_9aZ8Yx7Wv6Ut5Sr4Qp3On2Ml";</script>',
    },
    {
      title: 'a key by its name',
      code: '<script>fetch("/orders", { headers: { "X-Api-Key": "7f3c9e21b8d04a65" } });</script>',
      at: ['<script'],
      fixed: '<script>fetch("/orders", { headers: { "X-Api-Key": "7f3c9e21b8d04a65" } });</script>',
    },
    {
      title: 'a field',
      code: '<form><input type="hidden" name="mailer_api_key" value="9c1f0b7e5d3a48628e4d"></form>',
      at: ['<input'],
      fixed: '<form><input type="hidden" name="mailer_api_key" value="9c1f0b7e5d3a48628e4d"></form>',
    },
    {
      title: 'a password in an address',
      code: '<a href="ftp://baker:Rye4Ever@files.harbour-bakery.example/prices.pdf">Prices</a>',
      at: ['<a href'],
      fixed: '<a href="ftp://baker:Rye4Ever@files.harbour-bakery.example/prices.pdf">Prices</a>',
    },
    {
      title: 'a note in a comment',
      code: '<!-- login: admin, password: Sourd0ugh! --><p>Bread</p>',
      at: ['<!--'],
      fixed: '<!-- login: admin, password: Sourd0ugh! --><p>Bread</p>',
    },
    {
      title: 'an attribute',
      code: '<div data-api-token="b7Qx2mZ9pLk4Vt8s"></div>',
      at: ['<div'],
      fixed: '<div data-api-token="b7Qx2mZ9pLk4Vt8s"></div>',
    },
    {
      title: 'a token',
      code: '<script>const session = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJiYWtlciJ9.c2lnbmF0dXJlLW9mLXF1YXk";</script>',
      at: ['<script'],
      fixed: '<script>const session = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJiYWtlciJ9.c2lnbmF0dXJlLW9mLXF1YXk";</script>',
    },
  ],
};
