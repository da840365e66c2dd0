import { isOfGemini } from './gemini-key.js';
import { isBot, isMixed, isNotPublic } from './is-key.js';
import { hasBody, wholeKey } from './private-key.js';

/** A kind of key that is known by how it is written. */
export interface SecretFormat {
  /** What a message calls it. */
  name: string;
  /** What it begins with, with blanks between: all that the pattern allows. Empty where that is no text of its own. */
  begins: string;
  /** Matches where `lastIndex` is. */
  pattern: RegExp;
  /** Its letters must look random too: other things are written that way. */
  random?: true;
  /** Whether what is written so at an offset is a key indeed: some of it is none, or is made for browsers. */
  isKey?: (value: string, source: string, at: number) => boolean;
  /** All of a key whose beginning the pattern matches. */
  whole?: (beginning: string, source: string, at: number) => string;
}

/** Formats of keys that must never reach a browser. Keys made for browsers are none of them. */
export const SECRET_FORMATS: readonly SecretFormat[] = [
  { name: 'an AWS access key', begins: 'AKIA ASIA', pattern: /(?:AKIA|ASIA)[A-Z0-9]{12,20}/y },
  { name: 'a Stripe secret key', begins: 'sk_ rk_', pattern: /[sr]k_(?:org_)?(?:live|test)_\w{8,200}/y },
  { name: 'a webhook secret', begins: 'whsec_', pattern: /whsec_[A-Za-z0-9+/=]{12,100}/y },
  { name: 'a GitHub token', begins: 'gho_ ghp_ ghs_ ghr_ ghu_', pattern: /gh[opsru]_[A-Za-z0-9]{16,255}/y },
  { name: 'a GitHub token', begins: 'github_pat_', pattern: /github_pat_\w{16,255}/y },
  {
    name: 'a GitLab token',
    begins: 'glpat- glptt- glrt- glrtr- gldt- glsoat- gloas- glcbt- glagent- glft- glimt- glffct- glwt-',
    pattern: /gl(?:pat|ptt|rtr?|dt|soat|oas|cbt|agent|ft|imt|ffct|wt)-[\w.-]{12,100}/y,
  },
  { name: 'a Slack token', begins: 'xox', pattern: /(?:xoxe\.)?xox[abeoprs]-[\w-]{10,200}/y },
  { name: 'a Slack token', begins: 'xapp-', pattern: /xapp-\d-[\w-]{20,200}/y },
  {
    name: 'a Slack webhook',
    begins: 'hooks.slack.com/',
    pattern: /hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/]{12,200}/y,
  },
  {
    name: 'a Discord webhook',
    begins: 'discord.com/ discordapp.com/',
    pattern: /discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d{6,30}\/[\w-]{12,100}/y,
  },
  {
    name: 'a Discord bot token',
    begins: 'MT Mj Mz ND NT Nj Nz OD OT',
    pattern: /[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,40}/y,
    isKey: isBot,
  },
  {
    name: 'a Google Chat webhook',
    begins: 'chat.googleapis.com/',
    pattern: /chat\.googleapis\.com\/v1\/spaces\/[\w-]{4,40}\/messages\?[\w=&;%.~-]{40,400}/y,
  },
  {
    name: 'a Teams webhook',
    begins: 'webhook.office.com/',
    pattern: /webhook\.office\.com\/webhookb2\/[\w@-]{16,200}/y,
  },
  { name: 'a Google client secret', begins: 'GOCSPX-', pattern: /GOCSPX-[\w-]{12,100}/y },
  { name: 'a Google access token', begins: 'ya29.', pattern: /ya29\.[\w-]{16,500}/y },
  { name: 'a Google refresh token', begins: '1//0', pattern: /1\/\/0[\w-]{30,200}/y, random: true },
  { name: 'a Gemini key', begins: 'AIza', pattern: /AIza[\w-]{30,40}/y, random: true, isKey: isOfGemini },
  { name: 'a Gemini key', begins: 'AQ.Ab8', pattern: /AQ\.Ab8[\w-]{30,100}/y, random: true },
  { name: 'an Anthropic key', begins: 'sk-ant-', pattern: /sk-ant-[\w-]{10,200}/y },
  { name: 'an OpenAI key', begins: 'sk-', pattern: /sk-(?:proj-|svcacct-|admin-|or-v1-)?[\w-]{16,255}/y, random: true },
  { name: 'a SendGrid key', begins: 'SG.', pattern: /SG\.[\w-]{10,100}\.[\w-]{10,100}/y },
  { name: 'a Mailgun key', begins: 'key-', pattern: /key-[0-9a-f]{28,40}/y },
  { name: 'a Mailgun key', begins: '', pattern: /[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}/y },
  { name: 'a Brevo key', begins: 'xkeysib- xsmtpsib-', pattern: /x(?:key|smtp)sib-[0-9a-f]{16,80}(?:-\w{1,40})?/y },
  { name: 'a MailerSend key', begins: 'mlsn.', pattern: /mlsn\.[0-9a-f]{32,100}/y },
  { name: 'a Resend key', begins: 're_', pattern: /re_[A-Za-z0-9]{6,20}_[A-Za-z0-9]{16,40}/y, random: true },
  { name: 'a Twilio key', begins: 'SK', pattern: /SK[0-9a-f]{32}/y },
  { name: 'an npm token', begins: 'npm_', pattern: /npm_[A-Za-z0-9]{24,60}/y, random: true },
  { name: 'a PyPI token', begins: 'pypi-', pattern: /pypi-[\w-]{24,255}/y, random: true },
  {
    name: 'a Shopify token',
    begins: 'shpat_ shpca_ shppa_ shpss_ shptka_ shpua_',
    pattern: /shp(?:at|ca|pa|ss|tka|ua)_[0-9a-fA-F]{16,64}/y,
  },
  { name: 'a Square token', begins: 'sq0', pattern: /sq0(?:atp|csp)-[\w-]{16,80}/y },
  {
    name: 'a PayPal or Braintree token',
    begins: 'access_token$',
    pattern: /access_token\$(?:production|sandbox)\$\w{10,60}\$\w{16,60}/y,
  },
  { name: 'a Facebook access token', begins: 'EAA', pattern: /EAA[A-Za-z0-9]{40,300}/y, random: true },
  { name: 'an Instagram access token', begins: 'IGQV IGAA', pattern: /IG(?:QV|AA)[\w-]{60,400}/y, random: true },
  { name: 'a DigitalOcean token', begins: 'doo_v1_ dop_v1_ dor_v1_', pattern: /do[opr]_v1_[0-9a-f]{24,80}/y },
  {
    name: 'a Hugging Face token',
    begins: 'hf_',
    pattern: /hf_[A-Za-z]{30,40}(?!\w)/y,
    isKey: isMixed,
  },
  { name: 'a Hugging Face token', begins: 'hf_', pattern: /hf_[A-Za-z0-9]{20,60}/y, random: true },
  { name: 'a Groq key', begins: 'gsk_', pattern: /gsk_[A-Za-z0-9]{20,80}/y, random: true },
  { name: 'a Replicate token', begins: 'r8_', pattern: /r8_[A-Za-z0-9]{24,60}/y, random: true },
  { name: 'an xAI key', begins: 'xai-', pattern: /xai-[A-Za-z0-9]{24,100}/y, random: true },
  { name: 'a Perplexity key', begins: 'pplx-', pattern: /pplx-[A-Za-z0-9]{24,80}/y, random: true },
  { name: 'a Cerebras key', begins: 'csk-', pattern: /csk-[A-Za-z0-9]{24,80}/y, random: true },
  { name: 'a Fireworks key', begins: 'fw_', pattern: /fw_[A-Za-z0-9]{22,40}/y, random: true },
  { name: 'a Together key', begins: 'tgp_v1_', pattern: /tgp_v1_[\w-]{24,80}/y },
  { name: 'a LangSmith key', begins: 'lsv2_', pattern: /lsv2_(?:pt|sk)_[0-9a-f]{24,40}_[0-9a-f]{6,16}/y },
  { name: 'a Tavily key', begins: 'tvly-', pattern: /tvly-[\w-]{20,60}/y, random: true },
  { name: 'an ElevenLabs key', begins: 'sk_', pattern: /sk_[0-9a-f]{48}/y },
  { name: 'a Jina key', begins: 'jina_', pattern: /jina_[A-Za-z0-9_-]{40,80}/y },
  { name: 'a Firecrawl key', begins: 'fc-', pattern: /fc-[0-9a-f]{32}/y },
  { name: 'an NVIDIA key', begins: 'nvapi-', pattern: /nvapi-[\w-]{40,100}/y },
  { name: 'a Pinecone key', begins: 'pcsk_', pattern: /pcsk_[A-Za-z0-9]{4,8}_[A-Za-z0-9]{40,80}/y },
  { name: 'a Supabase secret key', begins: 'sb_secret_', pattern: /sb_secret_[\w-]{12,80}/y },
  { name: 'a Supabase access token', begins: 'sbp_', pattern: /sbp_[0-9a-f]{32,60}/y },
  { name: 'a Mapbox secret token', begins: 'sk.eyJ', pattern: /sk\.eyJ[\w-]{16,200}\.[\w-]{10,100}/y },
  { name: 'an Airtable token', begins: 'pat', pattern: /pat[A-Za-z0-9]{14}\.[0-9a-f]{32,80}/y },
  { name: 'a HubSpot token', begins: 'pat-', pattern: /pat-(?:na|eu)\d-[0-9a-f-]{24,40}/y },
  { name: 'a Notion token', begins: 'ntn_ secret_', pattern: /(?:ntn_|secret_)[A-Za-z0-9]{32,60}/y, random: true },
  { name: 'a Linear key', begins: 'lin_api_ lin_oauth_', pattern: /lin_(?:api|oauth)_[A-Za-z0-9]{20,80}/y },
  { name: 'a Figma token', begins: 'figd_ figo_ figu_', pattern: /fig[dou]_[\w-]{20,60}/y, random: true },
  { name: 'a Typeform token', begins: 'tfp_', pattern: /tfp_\w{20,80}/y },
  { name: 'a Databricks token', begins: 'dapi', pattern: /dapi[0-9a-f]{32}/y },
  { name: 'a Midtrans server key', begins: 'SB-Mid-server- Mid-server-', pattern: /(?:SB-)?Mid-server-[\w-]{12,60}/y },
  { name: 'a Telegram bot token', begins: '', pattern: /\d{8,12}(?::|%3[Aa])AA[\w-]{28,44}/y },
  { name: 'a Mailchimp key', begins: '', pattern: /[0-9a-f]{28,40}-us\d{1,2}/y },
  {
    name: 'an Azure key',
    begins: 'AccountKey= SharedAccessKey=',
    pattern: /(?:AccountKey|SharedAccessKey)=[A-Za-z0-9+/=]{24,120}/y,
  },
  { name: 'an Azure client secret', begins: '', pattern: /[\w.~-]{3}\dQ~[\w.~-]{31,34}/y, random: true },
  { name: 'an Amazon Bedrock key', begins: 'ABSK', pattern: /ABSK[A-Za-z0-9+/]{60,300}={0,2}/y, random: true },
  { name: 'an Amazon Bedrock key', begins: 'bedrock-api-key-', pattern: /bedrock-api-key-[A-Za-z0-9+/=]{40,2000}/y },
  { name: 'an Alibaba Cloud key', begins: 'LTAI', pattern: /LTAI[A-Za-z0-9]{16,24}/y, random: true },
  { name: 'a Tencent Cloud key', begins: 'AKID', pattern: /AKID[A-Za-z0-9]{32}/y, random: true },
  { name: 'a WooCommerce key', begins: 'ck_ cs_', pattern: /c[ks]_[0-9a-f]{40}/y },
  { name: 'a Klaviyo key', begins: 'pk_', pattern: /pk_[0-9a-f]{34}(?!\w)/y },
  { name: 'a ClickUp token', begins: 'pk_', pattern: /pk_\d{6,10}_[A-Z0-9]{32}/y },
  {
    name: 'a Mollie or Lob key',
    begins: 'live_ test_',
    pattern: /(?:live|test)_[A-Za-z0-9]{30,35}(?!\w)/y,
    random: true,
  },
  {
    name: 'a Plaid token',
    begins: 'access-',
    pattern: /access-(?:sandbox|development|production)-[0-9a-f]{8}-[0-9a-f-]{27}/y,
  },
  { name: 'a Flutterwave key', begins: 'FLWSECK', pattern: /FLWSECK(?:_TEST)?-[0-9a-zA-Z]{20,40}(?:-X)?/y },
  { name: 'a Paddle key', begins: 'pdl_', pattern: /pdl_(?:live|sdbx)_apikey_\w{40,100}/y },
  { name: 'a SumUp key', begins: 'sup_sk_', pattern: /sup_sk_\w{24,60}/y },
  { name: 'an EasyPost key', begins: 'EZAK EZTK', pattern: /EZ[AT]K[A-Za-z0-9]{50,60}/y, random: true },
  { name: 'a Shippo token', begins: 'shippo_', pattern: /shippo_(?:live|test)_[0-9a-f]{32,60}/y },
  { name: 'a Cal.com key', begins: 'cal_live_', pattern: /cal_live_[0-9a-f]{24,60}/y },
  { name: 'a Zoho token', begins: '1000.', pattern: /1000\.[0-9a-f]{32}\.[0-9a-f]{32}/y },
  { name: 'a VK token', begins: 'vk1.a.', pattern: /vk1\.a\.[\w-]{60,300}/y },
  { name: 'a Yandex key', begins: 'AQVN', pattern: /AQVN[\w-]{30,60}/y, random: true },
  { name: 'a RubyGems key', begins: 'rubygems_', pattern: /rubygems_[0-9a-f]{32,64}/y },
  { name: 'a crates.io token', begins: 'cio', pattern: /cio[A-Za-z0-9]{32}(?!\w)/y, random: true },
  { name: 'a Docker token', begins: 'dckr_', pattern: /dckr_[op]at_[\w-]{20,60}/y },
  { name: 'a NuGet key', begins: 'oy2', pattern: /oy2[a-z0-9]{43}(?!\w)/y, random: true },
  { name: 'an Artifactory key', begins: 'AKCp', pattern: /AKCp[A-Za-z0-9]{60,80}/y, random: true },
  { name: 'a Heroku key', begins: 'HRKU-', pattern: /HRKU-[\w-]{30,80}/y },
  { name: 'a Netlify token', begins: 'nfp_ nfc_ nfo_ nfu_', pattern: /nf[pcou]_[A-Za-z0-9]{30,60}/y, random: true },
  {
    name: 'a Vercel token',
    begins: 'vca_ vcp_ vci_ vck_ vcr_',
    pattern: /vc[apikr]_[A-Za-z0-9]{40,80}/y,
    random: true,
  },
  { name: 'a Fly.io token', begins: 'fm1_ fm2_ fo1_', pattern: /f(?:m[12]|o1)_[\w+/=-]{40,1000}/y, random: true },
  { name: 'a Render key', begins: 'rnd_', pattern: /rnd_[A-Za-z0-9]{24,60}/y, random: true },
  { name: 'a PlanetScale token', begins: 'pscale_', pattern: /pscale_(?:tkn|pw|oauth)_[\w.=-]{30,80}/y },
  { name: 'a Neon key', begins: 'napi_', pattern: /napi_[a-z0-9]{40,80}/y, random: true },
  { name: 'a Doppler token', begins: 'dp.', pattern: /dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{30,100}/y },
  { name: 'a Vault token', begins: 'hvs. hvb. hvr.', pattern: /hv[sbr]\.[\w-]{24,300}/y, random: true },
  { name: 'a Pulumi token', begins: 'pul-', pattern: /pul-[0-9a-f]{40}/y },
  { name: 'a Sentry token', begins: 'sntrys_ sntryu_', pattern: /sntry[su]_[\w+/=-]{40,400}/y },
  { name: 'a Grafana token', begins: 'glsa_', pattern: /glsa_[A-Za-z0-9]{24,40}_[0-9a-f]{6,10}/y },
  { name: 'a Grafana token', begins: 'glc_', pattern: /glc_[A-Za-z0-9+/=]{40,400}/y, random: true },
  { name: 'a New Relic key', begins: 'NRAK-', pattern: /NRAK-[A-Z0-9]{24,40}/y },
  { name: 'a Dynatrace token', begins: 'dt0', pattern: /dt0[a-z]\d\d\.[A-Z0-9]{20,30}\.[A-Z0-9]{50,80}/y },
  { name: 'a PostHog personal key', begins: 'phx_', pattern: /phx_[A-Za-z0-9]{30,60}/y, random: true },
  { name: 'an Atlassian token', begins: 'ATATT3x ATCTT3x', pattern: /AT[AC]TT3x[\w=+/-]{60,300}/y },
  { name: 'a Bitbucket password', begins: 'ATBB', pattern: /ATBB[A-Za-z0-9]{28,40}/y, random: true },
  { name: 'a Postman key', begins: 'PMAK-', pattern: /PMAK-[0-9a-f]{20,30}-[0-9a-f]{30,40}/y },
  { name: 'a Contentful token', begins: 'CFPAT-', pattern: /CFPAT-[\w-]{30,60}/y },
  { name: 'a Sanity token', begins: 'sk', pattern: /sk[A-Za-z0-9]{80,200}/y, random: true },
  { name: 'a Dropbox token', begins: 'sl.', pattern: /sl\.(?:u\.)?[\w-]{100,2000}/y, random: true },
  { name: 'a SonarQube token', begins: 'sqa_ sqp_ squ_', pattern: /sq[apu]_[0-9a-f]{40}/y },
  { name: 'a Buildkite token', begins: 'bkaa_ bkua_', pattern: /bk[au]a_[0-9a-f]{32,60}/y },
  { name: 'a CircleCI token', begins: 'CCIPAT_ CCIPRJ_', pattern: /CCI(?:PAT|PRJ)_\w{40,100}/y },
  { name: 'an age secret key', begins: 'AGE-SECRET-KEY-1', pattern: /AGE-SECRET-KEY-1[A-Z0-9]{58}/y },
  { name: 'a 1Password token', begins: 'ops_eyJ', pattern: /ops_eyJ[\w+/=-]{100,2000}/y },
  {
    name: 'a private key',
    begins: '-----BEGIN',
    pattern: /-----BEGIN (?:[A-Z]{2,12} ){0,3}PRIVATE KEY/y,
    isKey: hasBody,
    whole: wholeKey,
  },
  // Keys of Inlay's own services: a prefix, random letters and a checksum.
  { name: 'an Inlay key', begins: 'inlay_', pattern: /inlay_(?:[a-z]{2,10}_)?[A-Za-z0-9]{20,100}/y, random: true },
  {
    name: 'a JSON Web Token',
    begins: 'eyJ',
    pattern: /eyJ[\w-]{8,400}\.eyJ[\w-]{4,4000}\.[\w-]{8,2000}/y,
    isKey: isNotPublic,
  },
];

/** Formats that have no beginning of their own, by what stands within them; and how what stands before that is written. */
export const WITHIN = /:AA|-us\d|\dQ~|-[0-9a-f]{8}-[0-9a-f]{8}(?!\w)/g;
export const BEFORE = /(?:\d{8,12}|[0-9a-f]{28,40}|[\w.~-]{3})$/;
