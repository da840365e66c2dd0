import type { RuleDocs } from '../../rule.js';

export const noInventedNonceDocs: RuleDocs = {
  summary:
    'Reports made-up values of nonces and tokens: in fields, headers, queries, attributes and settings of scripts, and of security policies.',
  why: 'Only the server can give such a value out, a new one each time. A value in the page protects nothing, and what is sent with it is refused.',
  instead:
    "Write `x-addon` for the site's forms; elsewhere leave the value to the server, or read it from where the server puts it.",
  correct: [
    {
      title: 'a value that the server puts in',
      code: '<form><input type="hidden" name="_token" value="{{ csrf_token() }}"></form>',
    },
    { title: 'a placeholder of the server', code: '<form><input type="hidden" name="csrf" value="%%CSRF%%"></form>' },
    {
      title: 'a token of another kind',
      code: '<form><input type="hidden" name="campaign_token" value="spring2026"></form>',
    },
    { title: 'another hidden field', code: '<form><input type="hidden" name="post_id" value="4182"></form>' },
    {
      title: 'a nonce that the server puts into a script',
      code: '<script nonce="{{ nonce }}" src="/tide.js"></script>',
    },
    { title: 'no value', code: '<form><input type="hidden" name="csrf_token" value=""></form>' },
    { title: 'a honeypot', code: '<form><input type="text" name="website" tabindex="-1" autocomplete="off"></form>' },
    { title: 'a field to fill in', code: '<form><label>Token <input type="text" name="token"></label></form>' },
    { title: 'the name of a field', code: '<meta name="csrf-param" content="authenticity_token">' },
    {
      title: 'a value that a script reads',
      code: '<script>fetch("/rye", { headers: { "X-WP-Nonce": document.querySelector("meta[name=nonce]").content } });</script>',
    },
    { title: 'a value that the server puts into an attribute', code: '<div data-nonce="{{ nonce }}"></div>' },
  ],
  incorrect: [
    {
      title: "a Content Security Policy's",
      code: '<script nonce="r4nd0mN0nc3Tide" src="/tide.js"></script>',
      at: ['<script'],
      fixed: '<script src="/tide.js"></script>',
    },
    {
      title: 'in a policy of the page',
      code: `<head><meta http-equiv="Content-Security-Policy" content="script-src 'nonce-8e2d41b7'"></head>`,
      at: ['<meta'],
      fixed: `<head><meta http-equiv="Content-Security-Policy" content="script-src 'nonce-8e2d41b7'"></head>`,
    },
    {
      title: "WordPress's",
      code: '<form><input type="hidden" name="_wpnonce" value="8f3b2c9d1e"></form>',
      at: ['<input'],
      fixed: '<form></form>',
    },
    {
      title: "Rails'",
      code: '<form><input type="hidden" name="authenticity_token" value="q7Zt9x=="><button>Go</button></form>',
      at: ['<input'],
      fixed: '<form><button>Go</button></form>',
    },
    {
      title: "ASP.NET's",
      code: '<form><input name="__RequestVerificationToken" type="hidden" value="CfDJ8N1mQp"></form>',
      at: ['<input'],
      fixed: '<form></form>',
    },
    {
      title: "Django's",
      code: '<form><input type="hidden" name="csrfmiddlewaretoken" value="abc123"></form>',
      at: ['<input'],
      fixed: '<form></form>',
    },
    {
      title: 'of a made-up name',
      code: '<form><input type=hidden name=bookingNonce value=e3b0c44298></form>',
      at: ['<input'],
      fixed: '<form></form>',
    },
    {
      title: 'in a `meta`',
      code: '<head><meta name="csrf-token" content="5b1f0c7d9e2a"></head>',
      at: ['<meta'],
      fixed: '<head></head>',
    },
    {
      title: 'in a header',
      code: '<script>fetch("/rye", { headers: { "X-WP-Nonce": "7c1f09ab3e" } });</script>',
      at: ['"X-WP-Nonce": "7c1f09ab3e"'],
      fixed: '<script>fetch("/rye", { headers: { "X-WP-Nonce": "7c1f09ab3e" } });</script>',
    },
    {
      title: 'in an address',
      code: '<a href="/wp-admin/admin-post.php?action=bake&amp;_wpnonce=4f9a2b1c3d">Bake</a>',
      at: ['<a'],
      fixed: '<a href="/wp-admin/admin-post.php?action=bake&amp;_wpnonce=4f9a2b1c3d">Bake</a>',
    },
    {
      title: 'in an attribute',
      code: '<div data-nonce="e81c04d7f2"></div>',
      at: ['<div'],
      fixed: '<div data-nonce="e81c04d7f2"></div>',
    },
  ],
};
