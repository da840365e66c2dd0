/** A kind of key that is known by how it is written. */
interface SecretFormat {
  /** What a message calls it. */
  name: string;
  /** Matches where `lastIndex` is. */
  pattern: RegExp;
  /** Its letters must look random too: other things are written that way. */
  random?: true;
}

/** Formats of keys that must never reach a browser. Keys made for browsers are none of them. */
export const SECRET_FORMATS: readonly SecretFormat[] = [
  { name: 'an AWS access key', pattern: /(?:AKIA|ASIA)[A-Z0-9]{12,20}/y },
  { name: 'a Stripe secret key', pattern: /[sr]k_(?:live|test)_\w{8,200}/y },
  { name: 'a webhook secret', pattern: /whsec_[A-Za-z0-9+/=]{12,100}/y },
  { name: 'a GitHub token', pattern: /gh[opsru]_[A-Za-z0-9]{16,255}/y },
  { name: 'a GitHub token', pattern: /github_pat_\w{16,255}/y },
  { name: 'a GitLab token', pattern: /gl(?:pat|ptt|rt|dt|soat)-[\w-]{12,100}/y },
  { name: 'a Slack token', pattern: /xox[abeoprs]-[\w-]{10,200}/y },
  { name: 'a Slack webhook', pattern: /hooks\.slack\.com\/(?:services|workflows)\/[\w/]{12,200}/y },
  { name: 'a Discord webhook', pattern: /discord(?:app)?\.com\/api\/webhooks\/\d{6,30}\/[\w-]{12,100}/y },
  { name: 'a Teams webhook', pattern: /webhook\.office\.com\/webhookb2\/[\w@-]{16,200}/y },
  { name: 'a Google client secret', pattern: /GOCSPX-[\w-]{12,100}/y },
  { name: 'a Google access token', pattern: /ya29\.[\w-]{16,500}/y },
  { name: 'an Anthropic key', pattern: /sk-ant-[\w-]{10,200}/y },
  { name: 'an OpenAI key', pattern: /sk-(?:proj-|svcacct-|admin-|or-v1-)?[\w-]{16,255}/y, random: true },
  { name: 'a SendGrid key', pattern: /SG\.[\w-]{10,100}\.[\w-]{10,100}/y },
  { name: 'a Mailgun key', pattern: /key-[0-9a-f]{28,40}/y },
  { name: 'a Brevo key', pattern: /xkeysib-[0-9a-f-]{16,120}/y },
  { name: 'a Resend key', pattern: /re_[A-Za-z0-9]{6,20}_[A-Za-z0-9]{16,40}/y, random: true },
  { name: 'a Twilio key', pattern: /SK[0-9a-f]{32}/y },
  { name: 'an npm token', pattern: /npm_[A-Za-z0-9]{24,60}/y, random: true },
  { name: 'a PyPI token', pattern: /pypi-[\w-]{24,255}/y, random: true },
  { name: 'a Shopify token', pattern: /shp(?:at|ca|pa|ss)_[0-9a-fA-F]{16,64}/y },
  { name: 'a Square token', pattern: /sq0(?:atp|csp)-[\w-]{16,80}/y },
  { name: 'a PayPal or Braintree token', pattern: /access_token\$(?:production|sandbox)\$\w{10,60}\$\w{16,60}/y },
  { name: 'a Facebook access token', pattern: /EAA[A-Za-z0-9]{40,300}/y, random: true },
  { name: 'a DigitalOcean token', pattern: /do[opr]_v1_[0-9a-f]{24,80}/y },
  { name: 'a Hugging Face token', pattern: /hf_[A-Za-z0-9]{20,60}/y, random: true },
  { name: 'a Groq key', pattern: /gsk_[A-Za-z0-9]{20,80}/y, random: true },
  { name: 'a Replicate token', pattern: /r8_[A-Za-z0-9]{24,60}/y, random: true },
  { name: 'an xAI key', pattern: /xai-[A-Za-z0-9]{24,100}/y, random: true },
  { name: 'a Perplexity key', pattern: /pplx-[A-Za-z0-9]{24,80}/y, random: true },
  { name: 'a Supabase secret key', pattern: /sb_secret_[\w-]{12,80}/y },
  { name: 'a Mapbox secret token', pattern: /sk\.eyJ[\w-]{16,200}\.[\w-]{10,100}/y },
  { name: 'an Airtable token', pattern: /pat[A-Za-z0-9]{14}\.[0-9a-f]{32,80}/y },
  { name: 'a HubSpot token', pattern: /pat-(?:na|eu)\d-[0-9a-f-]{24,40}/y },
  { name: 'a Notion token', pattern: /(?:ntn_|secret_)[A-Za-z0-9]{32,60}/y, random: true },
  { name: 'a Linear key', pattern: /lin_api_[A-Za-z0-9]{20,60}/y },
  { name: 'a Figma token', pattern: /figd_[\w-]{20,60}/y },
  { name: 'a Typeform token', pattern: /tfp_\w{20,80}/y },
  { name: 'a Databricks token', pattern: /dapi[0-9a-f]{32}/y },
  { name: 'a Midtrans server key', pattern: /(?:SB-)?Mid-server-[\w-]{12,60}/y },
  { name: 'a Telegram bot token', pattern: /\d{8,10}:AA[\w-]{28,40}/y },
  { name: 'a Mailchimp key', pattern: /[0-9a-f]{28,40}-us\d{1,2}/y },
  { name: 'an Azure key', pattern: /AccountKey=[A-Za-z0-9+/=]{24,120}/y },
  { name: 'a private key', pattern: /-----BEGIN (?:[A-Z]{2,12} ){0,3}PRIVATE KEY/y },
  // Keys of Inlay's own services: a prefix, random letters and a checksum.
  { name: 'an Inlay key', pattern: /inlay_(?:[a-z]{2,10}_)?[A-Za-z0-9]{20,100}/y, random: true },
  { name: 'a JSON Web Token', pattern: /eyJ[\w-]{8,400}\.eyJ[\w-]{4,4000}\.[\w-]{8,2000}/y },
];

/** The beginnings of key formats at which a scan stops, quick to look for; the formats are tried there. */
export const FORMAT_BEGINNINGS =
  /AKIA|ASIA|[sr]k_(?:live|test)_|whsec_|gh[opsru]_|github_pat_|gl(?:pat|ptt|rt|dt|soat)-|xox[abeoprs]-|hooks\.slack|discord(?:app)?\.com\/api|webhook\.office|GOCSPX-|ya29\.|sk-|SG\.|key-[0-9a-f]|xkeysib-|re_[A-Za-z0-9]|SK[0-9a-f]{4}|npm_|pypi-|shp(?:at|ca|pa|ss)_|sq0|access_token\$|EAA[A-Za-z0-9]|do[opr]_v1_|hf_|gsk_|r8_|xai-|pplx-|sb_secret_|sk\.eyJ|pat[A-Za-z0-9]{14}\.|pat-|ntn_|secret_|lin_api_|figd_|tfp_|dapi[0-9a-f]{8}|AccountKey=|inlay_[A-Za-z0-9]|SB-Mid-server-|Mid-server-|-----BEGIN|eyJ[\w-]{8}/g;
