import { describe, expect, it } from 'vitest';
import { exampleManifest } from '../../../src/lint/example/manifest.js';
import { lint } from '../../../src/lint/index.js';

const manifest = exampleManifest();

/** What people write, by the rule that reports it once. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  'no-secrets': [
    '<script>const cfg={apiKey:"abc123xyz789def"}</script>',
    '<script>window.OPENAI_KEY="sk-proj-AbC123dEf456GhI789jKl012MnO345";</script>',
    '<script>fetch(`https://api.openweathermap.org/data/2.5/weather?q=Oslo&appid=8f14e45fceea167a5a36dedd4bea2543`)</script>',
    '<script>const password = "Sommer2026";</script>',
    '<script>if (input.value === "x" && pwd == "Geheim!23") open()</script>',
    '<script>headers: {Authorization: "Bearer 9f8e7d6c5b4a39281706"}</script>',
    '<script>headers: {"Authorization": `Bearer tok_9f8e7d6c5b4a39281706`}</script>',
    '<script>xhr.setRequestHeader("X-API-KEY", "9f8e7d6c5b4a3928")</script>',
    '<div data-api-key="9f8e7d6c5b4a39281706"></div>',
    '<!-- FTP: ftp.x.example user: web / password: Tr0ub4dor -->',
    '<script>const ghp="ghp_16C7e42F292c6912E7710c838347Ae178B4a"</script>',
    '<script>const bot="123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw"</script>',
    '<form action="https://user:S3cret@api.x.example/send"></form>',
    '<script>const db="postgres://admin:Pa55w0rd9@db.x.example/shop"</script>',
    '<script>fetch("https://x.example/v1?api_key=9f8e7d6c5b4a39281706")</script>',
    '<script>const SLACK="https://hooks.slack.com/services/T024BE7LH/B01ABCDEF/XyZ123abc456"</script>',
    '<meta name="api-key" content="9f8e7d6c5b4a39281706">',
    '<input type="hidden" name="secret_key" value="9f8e7d6c5b4a39281706">',
    '<script>AWS.config.update({accessKeyId:"AKIAQ4ZT7XPLM2NV8RWB", secretAccessKey:"wJalrXUtnFEMI/K7MDENG/bPxRfiCYzQ4ZT7XPLM"})</script>',
    '<script>const client_secret = "GOCSPX-a1b2c3d4e5f6g7h8i9j0"; var smtp_pass = "mailPass#2024";</script>',
    '<script>mailchimp("0123456789abcdef0123456789abcdef-us14")</script>',
    '<script>const stripe = Stripe("sk_test_4eC39HqLyjWDarjtT1zdp7dc")</script>',
    '<pre hidden>x</pre><script type="application/json">{"apiToken":"9f8e7d6c5b4a39281706"}</script>',
    '<script>var token = "a8f5f167f44f4964e6c998dee827110c";</script>',
    '<a href="https://x.example/export?access_token=9f8e7d6c5b4a39281706&x=1">x</a>',
    "<button onclick=\"login('admin', password='Adm1n!23')\">x</button>",
    '<script>const HF = "hf_AbCdEfGhIjKlMnOpQrStUv12345";const API_SECRET=\'d41d8cd98f00b204\'</script>',
    '<script>const MAILGUN_API_KEY = "key-3ax6xnjp29jd6fds4gc373sgvjxteol0";</script>',
    '<script>fetch(u, { headers: { Authorization: "Basic " + btoa("admin:Sommer2026") } })</script>',
    '<script>const h = "Authorization: Bearer 9f8e7d6c5b4a39281706"</script>',
    '<script>const h = "Basic YWRtaW46U29tbWVyMjAyNg=="</script>',
    '<script>const pw = "xH3k 9Qz2 Lm4P w7Rt Yb1N c5Vd"</script>',
    '<script>fetch(u, { headers: { "X-Service-Key": "Zk3LmQp8sTuVwXyZ01aB9c" } })</script>',
    '<script>fetch(u, { headers: { "X-Inlay-Key": "Zk3LmQp8sTuVwXyZ01aB9c" } })</script>',
    '<script>const k = "inlay_live_Zk3LmQp8sTuVwXyZ01aB9c7D"</script>',
    '<a href="https://9f8e7d6c5b4a39281706@git.x.example/repo.git">x</a>',
    '<form action="https://x.example/a?auth_token=9f8e7d6c5b4a39281706"><input name="a"></form>',
    '<script>const RECAPTCHA_SECRET = "6LdQuayAAAAAAB3f9k2mZ0pQx7Ttv1c5n8WyRe4u"</script>',
  ],
  'readable-source': [
    '<div id="menu-list"></div><script>const list=document.getElementById("menu-list");\nfetch("/m.json").then(r=>r.json()).then(d=>{ d.forEach(i=>{ const el=document.createElement("div"); list.appendChild(el) }) })</script>',
    '<div id="app"></div><script src="/js/bundle.js"></script>',
    '<section id="faq"></section><script>$("#faq").html(faqs.map(f=>"<p>"+f+"</p>").join(""))</script>',
    '<div class="reviews-list"></div><script>$(".reviews-list").append("<p>Great</p>")</script>',
    '<div id="team"></div><script>ReactDOM.render(React.createElement(Team), document.getElementById("team"))</script>',
    '<div id="team"></div><script type="module">import {createRoot} from "react-dom/client"; createRoot(document.getElementById("team")).render(x)</script>',
    '<div id="shop"></div><script>Vue.createApp({}).mount("#shop")</script>',
    '<div id="prices"><p>Loading prices…</p></div><script>document.querySelector("#prices").innerHTML = t</script>',
    '<table><tbody id="rows"></tbody></table><script>document.getElementById("rows").innerHTML += "<tr></tr>"</script>',
    '<h1 id="title"></h1><script>document.getElementById("title").textContent = "Fresh bread every day"</script>',
    '<div data-content="Our bakery opens at seven every morning"></div>',
    '<p data-quote="Das beste Brot der ganzen Stadt!"></p>',
    '<div id="all"></div><script>function fill(id, t){document.getElementById(id).innerHTML=t} fill("all","x")</script>',
    '<div id="news"></div><script>window.addEventListener("DOMContentLoaded", () => { document.getElementById("news").insertAdjacentHTML("beforeend", "<p>x</p>") })</script>',
    '<ul id="x-list"></ul><script>const ul = document.querySelector("#x-list"); document.addEventListener("DOMContentLoaded", function(){ for(const d of data){ const li=document.createElement("li"); ul.append(li) } })</script>',
    '<ul x-data="{d:[1]}"><template x-for="i in d"><li x-text="i"></li></template></ul>',
    '<div data-react-class="Team" data-react-props=\'{"members":[{"name":"Ann Bo","role":"Head Baker"},{"name":"Jo Li","role":"Baker"}]}\'></div>',
    '<div class="opening" data-hours=\'{"Montag":"Geschlossen","Dienstag":"Ab sieben Uhr"}\'></div>',
    '<p x-data="{t:\'Unsere Backstube\'}" x-text="t"></p>',
    '<div class="testimonials" data-items=\'["Best bread in town","I love the rye"]\'></div>',
    '<div id="events"></div><script>loadEvents(); async function loadEvents(){ const c = document.getElementById("events"); c.innerHTML = rows }</script>',
    '<main id="main-content"></main><script>document.getElementById("main-content").innerHTML = marked.parse(md)</script>',
    '<section class="story" data-story="In 1982 our grandmother opened the first shop."></section>',
    '<h1 data-i18n="hero.title"></h1>',
    '<div w3-include-html="footer.html"></div>',
    '<ul data-endpoint="/api/cakes"></ul>',
  ],
  'logo-required': [
    '<header class="x"><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li><li><a href="/c">C</a></li></ul></header>',
    '<header><nav><ul><li><a href="/">Home</a></li></ul></nav><a class="btn bg-brand" href="/book">Book</a></header>',
    '<header><nav class="nav"><x-menu location="topic"></x-menu><button><svg><path/></svg></button></nav></header>',
    '<body><div id="header"><x-menu location="topic"></x-menu></div><main></main></body>',
    '<header><nav><a href="/">Startseite</a><a href="/x">x</a></nav><a href="/de/">DE</a><img src="/flags/de.svg" alt="Deutsch"></header>',
    '<header><a class="skip" href="#main">Skip</a><x-contact field="phone"></x-contact><x-menu location="topic"></x-menu></header><footer><x-logo></x-logo></footer>',
  ],
  'no-invented-nonce': [
    '<input type="hidden" name="woocommerce-login-nonce" value="5e3f1a2b7c">',
    '<input type="hidden" name="csrf" value="1234567890">',
    '<input type="hidden" name="token" value="b6d767d2f8ed5d21a44b0e5886680cb9">',
    '<input type="hidden" name="form_token" value="xyz987">',
    '<input type="hidden" name="security" value="a1b2c3d4e5">',
    '<input type="hidden" name="_csrf_token" value="CSRF-12345">',
    '<input type="HIDDEN" name="XSRF-TOKEN" value="abc">',
    '<input type="hidden" name="form_key" value="Zk3LmQp8sTuVwXyZ">',
    '<input type="hidden" name="contact-form-nonce" value="contact_nonce_2024">',
    '<input type="hidden" name="csrfToken" value="random-token-123">',
    '<input type="hidden" id="csrf_token" value="fa3e9c">',
    '<script>window.wpApiSettings={"root":"/wp-json/","nonce":"a1b2c3d4e5"}</script>',
    '<script>fetch("/wp-json/x/v1/y", { headers: { "X-WP-Nonce": "abc123" } })</script>',
    '<script>xhr.setRequestHeader("X-CSRF-TOKEN", "9f8e7d6c5b4a3928")</script>',
    '<script>data.append("_wpnonce", "4f9a2b1c3d")</script>',
    '<script>$.post(ajaxurl, { action: "vote", _ajax_nonce: `7c1f09ab3e` })</script>',
    '<a href="/wp-admin/admin-post.php?action=x&amp;_wpnonce=4f9a2b1c3d">x</a>',
    '<div data-nonce="e81c04d7f2"></div>',
    '<div data-csrf-token="e81c04d7f2b9"></div>',
    '<button hx-post="/like" hx-headers=\'{"X-CSRF-Token": "9f8e7d6c5b4a"}\'>x</button>',
    '<script type="application/json">{"ajaxUrl":"/x","csrfToken":"9f8e7d6c5b4a"}</script>',
    '<script>$.post("/wp-admin/admin-ajax.php", { action: "vote", security: "7c1f09ab3e" })</script>',
    '<script>fetch("/wp-admin/admin-ajax.php?action=vote&security=7c1f09ab3e")</script>',
    '<script>wp.apiFetch.use(wp.apiFetch.createNonceMiddleware("7c1f09ab3e"))</script>',
    '<script>document.cookie = "csrftoken=7c1f09ab3e21"</script>',
    '<script>box.innerHTML += \'<input type="hidden" name="_wpnonce" value="7c1f09ab3e">\'</script>',
    '<button data-action="vote" data-security="7c1f09ab3e">x</button>',
    '<input hidden name="csrf" value="7c1f09ab3e">',
    '<textarea hidden name="csrf_token">7c1f09ab3e21</textarea>',
    '<button name="_wpnonce" value="7c1f09ab3e">x</button>',
    '<meta property="csrf-token" content="7c1f09ab3e21">',
    '<noscript><input type="hidden" name="_wpnonce" value="7c1f09ab3e"></noscript>',
  ],
  'no-inert-component': [
    '<iframe srcdoc="<x-logo></x-logo>"></iframe>',
    '<iframe><x-logo></x-logo></iframe>',
    '<xmp><x-logo></xmp>',
    '<div onclick=\'show("<x-logo></x-logo>")\'></div>',
    '<script type="text/template"><x-menu location="topic"></x-menu></script>',
    '<div x-data="{html:\'<x-social></x-social>\'}"></div>',
    '<svg><!-- <x-logo> --></svg>',
    '<noscript></noscript><!--<x-logo/>-->',
    '<style>/* <x-logo> */</style>',
    '<input value="<x-contact field=phone>">',
    '<template><!-- <x-logo></x-logo> --></template>',
    '<textarea>&lt;x-logo> <x-logo></textarea>',
    "<div title='<x-logo>'>",
  ],
  'valid-nesting': [
    '<select><optgroup label="a"><x-logo></x-logo></optgroup></select>',
    '<select><option>a<x-contact field="phone"></x-contact></option></select>',
    '<form><div><x-addon provider="provider_contact_form"></x-addon></div></form>',
    '<a href="/"><span><x-contact field="email" link></x-contact></span></a>',
    '<math><x-logo></x-logo></math>',
    '<table><tr><x-menu location="topic"></x-menu><td></td></tr></table>',
    '<p><strong><x-menu location="topic"></x-menu></strong></p>',
    '<noscript><p>x <x-logo variant="light"></x-logo></p></noscript>',
    '<ol><x-social></x-social></ol>',
    '<a href="/"><x-social></x-social></a>',
    '<svg><title><x-logo></x-logo></title></svg>',
    '<svg><text><x-contact field="phone"></x-contact></text></svg>',
    '<head><noscript><x-logo></x-logo></noscript></head>',
    '<table><tbody><x-addon provider="provider_contact_form"></x-addon></tbody></table>',
  ],
  'known-component': [
    '<x-slot:title>Bread</x-slot:title>',
    '<x-menu.item>Bread</x-menu.item>',
    '<noscript><x-nav></x-nav></noscript>',
    '<svg><x-icon></x-icon></svg>',
    '<select><x-option></x-option></select>',
  ],
};

describe.each(Object.entries(CODES))('%s', (rule, codes) => {
  it.each(codes)('reports %s', (code) => {
    const found = lint(code, manifest).filter((finding) => finding.rule === rule);
    expect(found).toHaveLength(1);
    for (const { start, end } of found) {
      // Of an element all of it, or of a script no more than what is wrong in it.
      const isInCode = /<(?:script|noscript)[^>]*>[^<]*$/.test(code.slice(0, start + 1));
      expect(code.slice(start, end).startsWith('<') || (rule === 'no-invented-nonce' && isInCode)).toBe(true);
    }
  });
});

it('says of an unknown variant what is shown in its place', () => {
  const [finding] = lint('<x-logo variant="dark"></x-logo>', manifest);
  expect(finding?.message).toMatch(/^Unexpected `variant` `dark`.*: no variant is shown then, but the main logo/);
  expect(finding?.message).not.toContain('the default');
});

it.each(['', '<body>', '<html></html>'])(
  'reports a secret in the text of no element, behind %j, where it stands',
  (tags) => {
    const secret = 'sk_live_4eC39HqLyjWDarjtT1zdp7dcQ';
    const source = `${tags}${secret}`;
    expect(lint(source, manifest).map(({ rule, start, end }) => [rule, source.slice(start, end)])).toEqual([
      ['no-secrets', secret],
    ]);
  },
);

it.each([
  'Authorization: Bearer 9f8e7d6c5b4a39281706 <p>x</p>',
  'API key: 9f8e7d6c5b4a39281706 <p>x</p>',
  'The password is Tr0ub4dor&3. <p>x</p>',
  'api_key: "9f8e7d6c5b4a39281706"\n<p>x</p>',
  '<body>api_key: "9f8e7d6c5b4a39281706"<p>x</p></body>',
])('reports a secret by its name in the text at the root: %s', (code) => {
  expect(lint(code, manifest).map(({ rule }) => rule)).toEqual(['no-secrets']);
  const shown = lint(`<p>${code.replace(/<.*?>.*/s, '')}</p>`, manifest);
  // What people read may be meant to be: a header that is written out has to be looked at.
  expect(shown.filter(({ outcome }) => outcome === 'violation')).toEqual([]);
  expect(shown.length).toBe(code.startsWith('Authorization') ? 1 : 0);
});

it('reports no secret with the secret in it', () => {
  for (const code of CODES['no-secrets'] ?? []) {
    for (const { message, evidence } of lint(code, manifest)) {
      for (const word of `${message} ${JSON.stringify(evidence)}`.match(/[\w-]{12,}/g) ?? []) {
        expect(/\d.*\d/.test(word), word).toBe(false);
      }
    }
  }
});
