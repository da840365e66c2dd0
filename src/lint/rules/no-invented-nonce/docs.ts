import type { RuleDocs } from '../../rule.js';

export const noInventedNonceDocs: RuleDocs = {
  summary: 'Reports fields for a nonce or token that hold a made-up value.',
  why: 'Only the server can give such a value out, a new one each time. A value in the page protects nothing, and the form is refused.',
  instead: "Write `x-addon` for the site's forms; elsewhere leave the field to the server.",
  correct: [
    {
      title: 'a value that the server puts in',
      code: '<form><input type="hidden" name="_token" value="{{ csrf_token() }}"></form>',
    },
    { title: 'another hidden field', code: '<form><input type="hidden" name="post_id" value="4182"></form>' },
    { title: 'no value', code: '<form><input type="hidden" name="csrf_token" value=""></form>' },
    { title: 'a honeypot', code: '<form><input type="text" name="website" tabindex="-1" autocomplete="off"></form>' },
    { title: 'a field to fill in', code: '<form><label>Token <input type="text" name="token"></label></form>' },
    { title: 'the name of a field', code: '<meta name="csrf-param" content="authenticity_token">' },
  ],
  incorrect: [
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
  ],
};
