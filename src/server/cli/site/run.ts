import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EXIT } from 'inlay/internal/cli/errors/exit-code.js';
import { reportFailure } from 'inlay/internal/cli/errors/failure.js';
import { tell, tellNow } from 'inlay/internal/cli/output/tell.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { drain } from '../../core/drain.js';
import { checkPort, listen } from '../../core/listen.js';
import { createSiteServer } from '../../serve/site-server.js';
import { type Mailer, smtpMailer } from '../../site/forms/mailer.js';
import type { SiteBody } from '../../site/kinds/site.js';
import { mailAddressOf } from '../../site/mail-address.js';
import { type OpenSite, openSite } from '../../site/open-site.js';
import { seedSite } from '../../site/seed.js';
import { seedDocuments } from '../../site/seed-documents.js';
import { noteInAudit } from '../../store/audit-note.js';
import { addCheckpoint } from '../../store/checkpoint.js';
import type { Document } from '../../store/document.js';
import { workOf } from '../options/work-options.js';
import { stopSignal } from '../stop-signal.js';
import { apiWork } from './api-work.js';
import { type Begun, greeting } from './greeting.js';
import { knownConfirming } from './known-confirming.js';
import { knownUrl } from './known-url.js';
import type { SiteCommandOptions } from './options.js';

const UNKNOWN_PROXY =
  'warning: a request has `X-Forwarded-For`, and the site was started without `--proxy`: behind a proxy all visitors are counted as one, ' +
  'so that one of them can use up the tries of all. Start it with `--proxy`\n';

/** Milliseconds between two signatures of the audit chain. */
const CHECKPOINT_MS = 60_000;

const HOUR_MS = 3_600_000;

/** A key may ask at once what it may ask in so many seconds. */
const BURST_SECONDS = 6;

/**
 * Serves a site until a signal ends it; then the process ends.
 *
 * @throws InlayError for what keeps it from beginning
 */
export async function runSite(path: string, options: SiteCommandOptions): Promise<void> {
  const mailer = mailerOf(process.env);
  await checkPort(options);
  const { database, newSecrets } = options;
  const sessionTimes = { idleMs: options.sessionIdle * HOUR_MS, longestMs: options.sessionDays * 24 * HOUR_MS };
  const site = await openSite(resolve(path), { database, sessionTimes, ...(newSecrets && { newSecrets }) });
  const htmlFiles = await htmlFilesIn(site);
  const confirming = await knownConfirming(site.store.database, options.confirm, site.now());
  const work = apiWork(workOf(options));
  const server = createSiteServer({
    site,
    namespace: options.namespace,
    work: work.run,
    mailer,
    isBehindProxy: options.proxy ?? false,
    onUnknownProxy: () => tellNow(UNKNOWN_PROXY),
    rate: { burst: BURST_SECONDS * options.rate, perSecond: options.rate },
    quarantine: { errors: options.quarantine, visitors: options.quarantine },
    isDocumentPublic: options.publicOpenapi ?? false,
    ...(options.environment !== undefined && { environment: options.environment }),
    // Who is signed in is a person already.
    needsPerson: ({ scheme }) => confirming === 'person' && scheme !== 'platform-nonce',
    onBug: (error, requestId) => {
      // What an answer says that the log has more of.
      if (requestId !== undefined) tellNow(`request ${requestId}: `);
      reportFailure(error);
    },
  });
  const address = await listen(server, { host: options.host, port: options.port });
  const key = await begin(site, options.url ?? `http://${address}`, options);
  const url = await knownUrl(site.store, options.url);
  server.on('error', reportFailure);
  const timer = setInterval(() => checkpoint(site), CHECKPOINT_MS);
  // Before it is told that it runs: who then ends it at once ends it as well as anybody.
  const stopped = stopSignal();
  await tell(
    process.stdout,
    greeting({ address, url, confirming, key, htmlFiles, ...(await toldOf(site.store, mailer)) }, options),
  );
  await stopped;
  clearInterval(timer);
  await drain(server, { backlogMs: 0, idleMs: 0 });
  await work.close();
  await checkpoint(site);
  mailer?.close();
  await site.close();
  process.exit(EXIT.clean);
}

/** Fills an empty site, and makes its first key. @returns the key, where it was empty */
async function begin(site: OpenSite, url: string, { name, language }: SiteCommandOptions): Promise<string | undefined> {
  const seed = {
    url,
    now: site.now(),
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language }),
  };
  if (!(await seedSite(site, seedDocuments(seed)))) return undefined;
  const request = { scheme: 'service-key' as const, owner: 'cli', label: 'First key', scopes: ['**'] };
  const { credential, secret } = await site.credentials.create(request);
  const detail = { id: credential.id, label: credential.label, scopes: credential.scopes };
  await noteInAudit(site.store.database, { at: site.now().toISOString(), by: 'cli', action: 'key.create', detail });
  return secret;
}

async function toldOf(
  store: OpenSite['store'],
  mailer: Mailer | undefined,
): Promise<Pick<Begun, 'identity' | 'recipient'>> {
  const { body } = (await store.get('site', 'site')) as Document<SiteBody>; // every site is seeded with one
  const recipient = mailer && (mailAddressOf(body.contacts) ?? 'nobody: the site has no mail address');
  return { identity: body.site, recipient };
}

/** How many HTML files lie in the folder itself: who has put them there may believe that they are shown. */
async function htmlFilesIn({ folder }: OpenSite): Promise<number> {
  return (await readdir(folder)).filter((name) => /\.html?$/i.test(name)).length;
}

/** @throws InlayError `usage` for one of the two alone */
function mailerOf({ SMTP_URL: url, MAIL_FROM: from }: NodeJS.ProcessEnv): Mailer | undefined {
  if (!url && !from) return undefined;
  if (url && from) return smtpMailer(url, from);
  throw new InlayError('usage', 'Unexpected `SMTP_URL` or `MAIL_FROM` alone, expected both or neither');
}

async function checkpoint({ store, secrets, now }: OpenSite): Promise<void> {
  // What can't be signed now is signed with the next one.
  await addCheckpoint(store.database, secrets.audit.privateKey, now()).catch(reportFailure);
}
