import { describe, expect, test } from 'vitest';
import { SECRET_FORMATS } from '../../src/secrets/formats.js';
import { knownKeys } from '../../src/secrets/known-keys.js';

const MANY = 'Zk3LmQp8sTuVwXyZ01aB9c7D4eF5gH6iJ2nK8oP1qR3sT5uV7wX9yZ0aBcDeFgHiJkLmNoPqRsTuVwXyZ3x'.repeat(4);
const HEX = '9f8e7d6c5b4a392817069f8e7d6c5b4a39281706a1b2c3d4e5f60718293a4b5c6d7e8f9'.repeat(4);
/** Letters and digits of a key, so many; and others. None is written out here: a key in a file is one that others find. */
const some = (count: number) => MANY.slice(0, count);
const hex = (count: number) => HEX.slice(0, count);
const low = (count: number) => some(400).toLowerCase().slice(0, count);
const high = (count: number) => some(400).toUpperCase().slice(0, count);
const UUID = `${hex(8)}-1234-4234-8234-${hex(12)}`;

/** A key of each format, with each way to begin. */
const KEYS: readonly (readonly [name: string, ...keys: string[]])[] = [
  ['an AWS access key', `AKIA${high(16)}`, `ASIA${high(16)}`],
  ['a Stripe secret key', `sk_live_${some(24)}`, `rk_live_51${some(97)}`, `sk_org_live_${some(60)}`],
  ['a webhook secret', `whsec_${some(32)}`],
  ['a GitHub token', ...['gho', 'ghp', 'ghs', 'ghr', 'ghu'].map((kind) => `${kind}_${some(36)}`)],
  ['a GitHub token', `github_pat_11${high(20)}_${some(59)}`],
  [
    'a GitLab token',
    ...'glpat- glptt- glrt- glrtr- gldt- glsoat- gloas- glcbt-64_ glagent- glft- glimt- glffct- glwt-'
      .split(' ')
      .map((kind) => `${kind}${some(20)}`),
  ],
  ['a Slack token', `xoxb-123456789012-1234567890123-${some(24)}`, `xoxe.xoxp-1-${some(100)}`],
  ['a Slack token', `xapp-1-A0123456789-1234567890123-${hex(64)}`],
  ['a Slack webhook', `hooks.slack.com/services/T024BE7LH/B01ABCDEF/${some(24)}`],
  ['a Discord webhook', `discord.com/api/webhooks/1234567890123456789/${some(68)}`],
  ['a Discord webhook', `discordapp.com/api/v10/webhooks/1234567890123456789/${some(68)}`],
  [
    'a Discord bot token',
    ...'MT Mj Mz ND NT Nj Nz OD OT'.split(' ').map((two) => `${two}A5ODc2NTQzMjEwOTg3NjU0.GhIjKl.${some(38)}`),
  ],
  [
    'a Google Chat webhook',
    `chat.googleapis.com/v1/spaces/AAAA${some(7)}/messages?key=AIzaSy${some(33)}&token=${some(43)}`,
  ],
  ['a Teams webhook', `webhook.office.com/webhookb2/${UUID}@${UUID}`],
  ['a Google client secret', `GOCSPX-${some(28)}`],
  ['a Google access token', `ya29.${some(100)}`],
  ['a Google refresh token', `1//0g${some(60)}`],
  ['a Gemini key', `AQ.Ab8RN6${some(44)}`],
  ['an Anthropic key', `sk-ant-api03-${some(93)}AA`],
  ['an OpenAI key', `sk-proj-${some(74)}T3BlbkFJ${some(74)}`, `sk-${hex(32)}`],
  ['a SendGrid key', `SG.${some(22)}.${some(43)}`],
  ['a Mailgun key', `key-${hex(32)}`],
  ['a Mailgun key', `${hex(32)}-${hex(8)}-${hex(8)}`],
  ['a Brevo key', `xkeysib-${hex(64)}-${some(16)}`, `xsmtpsib-${hex(64)}-${some(16)}`],
  ['a MailerSend key', `mlsn.${hex(64)}`],
  ['a Resend key', `re_${some(8)}_${some(24)}`],
  ['a Twilio key', `SK${hex(32)}`],
  ['an npm token', `npm_${some(36)}`],
  ['a PyPI token', `pypi-AgEIcHlwaS5vcmc${some(80)}`],
  ['a Shopify token', ...['at', 'ca', 'pa', 'ss', 'tka', 'ua'].map((kind) => `shp${kind}_${hex(32)}`)],
  ['a Square token', `sq0atp-${some(22)}`],
  ['a PayPal or Braintree token', `access_token$production$${low(16)}$${hex(32)}`],
  ['a Facebook access token', `EAAGm0PX4ZCps${some(100)}`],
  ['an Instagram access token', `IGQVJ${some(120)}`, `IGAA${some(120)}`],
  ['a DigitalOcean token', ...['doo', 'dop', 'dor'].map((kind) => `${kind}_v1_${hex(64)}`)],
  ['a Hugging Face token', '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', `hf_${some(34)}`],
  ['a Groq key', `gsk_${some(52)}`],
  ['a Replicate token', `r8_${some(37)}`],
  ['an xAI key', `xai-${some(80)}`],
  ['a Perplexity key', `pplx-${some(48)}`],
  ['a Cerebras key', `csk-${some(48)}`],
  ['a Fireworks key', `fw_${some(24)}`],
  ['a Together key', `tgp_v1_${some(43)}`],
  ['a LangSmith key', `lsv2_pt_${hex(32)}_${hex(10)}`],
  ['a Tavily key', `tvly-dev-${some(32)}`],
  ['an ElevenLabs key', `sk_${hex(48)}`],
  ['a Jina key', `jina_${hex(32)}${some(27)}`],
  ['a Firecrawl key', `fc-${hex(32)}`],
  ['an NVIDIA key', `nvapi-${some(64)}`],
  ['a Pinecone key', `pcsk_${some(5)}_${some(63)}`],
  ['a Supabase secret key', `sb_secret_${some(31)}`],
  ['a Supabase access token', `sbp_${hex(40)}`],
  ['a Mapbox secret token', `sk.eyJ1IjoiYmFrZXIiLCJhIjoiY2xhYmMxMjM0In0.${some(22)}`],
  ['an Airtable token', `pat${some(14)}.${hex(64)}`],
  ['a HubSpot token', `pat-na1-${UUID}`],
  ['a Notion token', `ntn_${some(46)}`, `secret_${some(43)}`],
  ['a Linear key', `lin_api_${some(40)}`, `lin_oauth_${hex(64)}`],
  ['a Figma token', ...['figd', 'figo', 'figu'].map((kind) => `${kind}_${some(40)}`)],
  ['a Typeform token', `tfp_${some(59)}`],
  ['a Databricks token', `dapi${hex(32)}`],
  ['a Midtrans server key', `SB-Mid-server-${some(24)}`, `Mid-server-${some(24)}`],
  ['a Telegram bot token', `7123456789:AAH${some(32)}`, `123456789%3AAA${some(33)}`],
  ['a Mailchimp key', `${hex(32)}-us14`],
  ['an Azure key', `AccountKey=${some(86)}==`, `SharedAccessKey=${some(43)}=`],
  ['an Azure client secret', `abc8Q~${some(34)}`],
  ['an Amazon Bedrock key', `ABSK${some(128)}`],
  ['an Amazon Bedrock key', `bedrock-api-key-${some(100)}`],
  ['an Alibaba Cloud key', `LTAI${some(20)}`],
  ['a Tencent Cloud key', `AKID${some(32)}`],
  ['a WooCommerce key', `ck_${hex(40)}`, `cs_${hex(40)}`],
  ['a Klaviyo key', `pk_${hex(34)}`],
  ['a ClickUp token', `pk_12345678_${high(32)}`],
  ['a Mollie or Lob key', `live_${some(30)}`, `test_${some(30)}`],
  ['a Plaid token', `access-sandbox-${UUID}`],
  ['a Flutterwave key', `FLWSECK-${hex(32)}-X`, `FLWSECK_TEST-${hex(32)}-X`],
  ['a Paddle key', `pdl_live_apikey_01${low(24)}_${some(22)}_${some(3)}`],
  ['a SumUp key', `sup_sk_${some(32)}`],
  ['an EasyPost key', `EZAK${some(54)}`, `EZTK${some(54)}`],
  ['a Shippo token', `shippo_live_${hex(40)}`],
  ['a Cal.com key', `cal_live_${hex(32)}`],
  ['a Zoho token', `1000.${hex(32)}.${hex(32)}`],
  ['a VK token', `vk1.a.${some(150)}`],
  ['a Yandex key', `AQVN${some(36)}`],
  ['a RubyGems key', `rubygems_${hex(48)}`],
  ['a crates.io token', `cio${some(32)}`],
  ['a Docker token', `dckr_pat_${some(27)}`],
  ['a NuGet key', `oy2${low(43)}`],
  ['an Artifactory key', `AKCp${some(69)}`],
  ['a Heroku key', `HRKU-AA${some(58)}`],
  ['a Netlify token', ...['p', 'c', 'o', 'u'].map((kind) => `nf${kind}_${some(36)}`)],
  ['a Vercel token', ...['a', 'p', 'i', 'k', 'r'].map((kind) => `vc${kind}_${some(56)}`)],
  ['a Fly.io token', ...['fm1', 'fm2', 'fo1'].map((kind) => `${kind}_${some(100)}`)],
  ['a Render key', `rnd_${some(28)}`],
  ['a PlanetScale token', `pscale_tkn_${some(43)}`, `pscale_pw_${some(43)}`],
  ['a Neon key', `napi_${low(60)}`],
  ['a Doppler token', `dp.pt.${some(43)}`],
  ['a Vault token', ...['s', 'b', 'r'].map((kind) => `hv${kind}.${some(90)}`)],
  ['a Pulumi token', `pul-${hex(40)}`],
  ['a Sentry token', `sntrys_${some(100)}`, `sntryu_${hex(64)}`],
  ['a Grafana token', `glsa_${some(32)}_${hex(8)}`],
  ['a Grafana token', `glc_${some(80)}`],
  ['a New Relic key', `NRAK-${high(27)}`],
  ['a Dynatrace token', `dt0c01.${high(24)}.${high(64)}`],
  ['a PostHog personal key', `phx_${some(43)}`],
  ['an Atlassian token', `ATATT3xFfGF0${some(170)}`, `ATCTT3xFfGN0${some(170)}`],
  ['a Bitbucket password', `ATBB${some(32)}`],
  ['a Postman key', `PMAK-${hex(24)}-${hex(34)}`],
  ['a Contentful token', `CFPAT-${some(43)}`],
  ['a Sanity token', `skE${some(120)}`],
  ['a Dropbox token', `sl.${some(135)}`, `sl.u.${some(135)}`],
  ['a SonarQube token', ...['a', 'p', 'u'].map((kind) => `sq${kind}_${hex(40)}`)],
  ['a Buildkite token', `bkua_${hex(40)}`, `bkaa_${hex(40)}`],
  ['a CircleCI token', `CCIPAT_${some(22)}_${hex(40)}`, `CCIPRJ_${some(22)}_${hex(40)}`],
  ['an age secret key', `AGE-SECRET-KEY-1${high(58)}`],
  ['a 1Password token', `ops_eyJ${some(250)}`],
  ['an Inlay key', `inlay_live_${some(32)}`],
  ['a JSON Web Token', `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJiYWtlciJ9.${some(43)}`],
];
const SINGLE = KEYS.flatMap(([name, ...keys]) => keys.map((key) => [name, key] as const));

const found = (source: string) => knownKeys(source).map(({ name, value }) => [name, value]);

describe('keys that are known by how they are written', () => {
  test.each(SINGLE)('are found, whole: %s, %s', (name, key) => {
    expect(found(`<script>connect("${key}")</script>`)).toEqual([[name, key]]);
    expect(found(`${key}\n`)).toEqual([[name, key]]);
  });

  test.each(SINGLE)(
    'negative control: %s is none where a letter stands before it, nor its beginning alone: %s',
    (name, key) => {
      expect(found(`connect("q${key}")`)).not.toContainEqual([name, key]);
      expect(found(`connect("${key.slice(0, 10)}")`)).toEqual([]);
    },
  );

  test('have each format and each of its beginnings in this list', () => {
    const missing = SECRET_FORMATS.flatMap(({ name, begins, pattern }) =>
      begins.split(' ').filter((beginning) => {
        const of = SINGLE.filter((each) => each[0] === name && each[1].startsWith(beginning));
        return !of.some(([, key]) => new RegExp(pattern).test(key));
      }),
    );
    // These two need more than the key itself: tested below.
    expect(missing).toEqual(['AIza', '-----BEGIN']);
  });

  test('begin with nothing else than their format says', () => {
    const wrong = SINGLE.filter(([name, key]) => {
      const formats = SECRET_FORMATS.filter((format) => format.name === name && new RegExp(format.pattern).test(key));
      return !formats.some(({ begins }) => begins.split(' ').some((beginning) => key.startsWith(beginning)));
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['hf_theNameOfAVeryLongVariableInCode'],
    [`hf_${'aB'.repeat(17)}`],
    ['sk-your-key-goes-here-1234567890'],
    [`live_${'a1'.repeat(15)}`],
    ['MTEyMjMzNDQ1NTY2Nzc4ODk5.js.map.and-more-of-it'],
    ['pk_live_51Hq9ZbK2mVx8Rt4Yw7Uc3Lp'],
    ['phc_9aZ8Yx7Wv6Ut5Sr4Qp3On2Ml1Kj0aaZZ11'],
    ['12345678:AAtoo-short'],
    ['test_of_the_ordering_of_pages_in_2026'],
    ['1000.50'],
    ['skin-care-products-2026-for-everybody'],
  ])('are not seen in %s', (text) => {
    expect(found(`a "${text}" b`)).toEqual([]);
  });
});

describe('a token of Telegram', () => {
  const TOKEN = `123456789:AA${some(33)}`;
  test.each([
    `https://api.telegram.org/bot${TOKEN}/sendMessage?chat_id=1`,
    `<form action="https://api.telegram.org/bot${TOKEN}/sendMessage"></form>`,
    `fetch(\`/bot${TOKEN}\`)`,
  ])('is found in a path: %s', (source) => {
    expect(found(source)).toEqual([['a Telegram bot token', TOKEN]]);
  });

  test.each([`/robot${TOKEN}/x`, `/bot123:AA${some(33)}/x`, '/bot123456789:AAYOUR_TOKEN_HERE_xxxxxxxxxxxxxxxx/send'])(
    'is not seen in %s',
    (source) => {
      expect(found(source)).toEqual([]);
    },
  );
});

describe('a key of Google', () => {
  const KEY = `AIzaSy${some(33)}`;
  test.each([
    `fetch("https://generativelanguage.googleapis.com/v1beta/models/gemini-pro:generateContent?key=${KEY}")`,
    `const GEMINI_API_KEY = "${KEY}"`,
    `const ai = new GoogleGenerativeAI("${KEY}")`,
    `const API_KEY = "${KEY}"; ${' '.repeat(400)} fetch("https://generativelanguage.googleapis.com/v1beta/x?key=" + API_KEY)`,
    `const mapsKey = "abc", geminiKey = "${KEY}"`,
  ])('is a secret for Gemini: %s', (source) => {
    expect(found(source)).toEqual([['a Gemini key', KEY]]);
  });

  test.each([
    `<script src="https://maps.googleapis.com/maps/api/js?key=${KEY}"></script>`,
    `const API_KEY = "${KEY}"`,
    `initializeApp({ apiKey: "${KEY}", authDomain: "x.firebaseapp.com" }); import("@google/genai")`,
    `const geminiModel = "flash", mapsKey = "${KEY}"`,
    'const GEMINI_API_KEY = "AIzaSyYOUR_KEY_HERE_xxxxxxxxxxxxxxxxxxxxxx"',
  ])('is made for browsers: %s', (source) => {
    expect(found(source)).toEqual([]);
  });
});

describe('a private key', () => {
  const LINES = [some(64), some(64), `${some(20)}==`];
  const [HEAD, FOOT] = ['-----BEGIN RSA PRIVATE KEY-----', '-----END RSA PRIVATE KEY-----'];
  const OPENSSH = `-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAB\n${some(64)}\n-----END OPENSSH PRIVATE KEY-----`;

  test.each([
    ['in lines', [HEAD, ...LINES, FOOT].join('\n')],
    ['with escapes', [HEAD, ...LINES, FOOT].join('\\n')],
    ['with escapes of escapes', [HEAD, ...LINES, FOOT].join('\\\\r\\\\n')],
    ['with blanks', [HEAD, ...LINES, FOOT].join(' ')],
    ['with nothing between', [HEAD, ...LINES, FOOT].join('')],
    ['in strings that are joined', [HEAD, ...LINES, FOOT].join('\\n" +\n  "')],
    ['in an address', [HEAD, ...LINES, FOOT].join('%0A')],
    ['of OpenSSH', OPENSSH],
    ['of which the end is missing', [HEAD, ...LINES].join('\\n')],
    ['of which the end is missing, with blanks', [HEAD, ...LINES].join(' ')],
    ['that is encrypted', [HEAD, 'Proc-Type: 4,ENCRYPTED', 'DEK-Info: AES-128-CBC,1F', '', ...LINES, FOOT].join('\n')],
  ])('is found whole %s', (_how, key) => {
    expect(found(`{"key": "${key}"}`)).toEqual([['a private key', key]]);
  });

  test('ends where its lines end', () => {
    const key = `${HEAD}\n${LINES.join('\n')}`;
    expect(found(`${key} is the key of the bakery`)).toEqual([['a private key', key]]);
    expect(found(`<p>${key}</p><p>${OPENSSH}</p>`)).toEqual([
      ['a private key', key],
      ['a private key', OPENSSH],
    ]);
  });

  test.each([
    `${HEAD} is how it begins`,
    `\`${HEAD}\`, with dashes`,
    `${HEAD}\\n...\\n${FOOT}`,
    `${HEAD.replace('PRIVATE', 'PUBLIC')}\n${some(64)}`,
  ])('is not seen in %s', (source) => {
    expect(found(source)).toEqual([]);
  });
});
