import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { httpServer } from '../../../src/server/core/server.js';
import { type VisitorOptions, visitors } from '../../../src/server/site/index.js';

/** Serves a site at a port of this machine until the test ends. */
export async function served(options: VisitorOptions): Promise<string> {
  const bugs: unknown[] = [];
  const server = httpServer({
    answer: visitors(options),
    connections: 100,
    bodyLimit: 100_000,
    bodiesHeld: 2,
    onBug: (error) => bugs.push(error),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens at TCP
}

/** Forms as a provider may write them. */
export const FORMS = {
  provider_contact_form: {
    contact:
      '<form action="/forms/contact" method="post"><p><label for="name">Your name</label><input id="name" name="name" required autocomplete="name"></p>' +
      '<p><label for="mail">Your mail address</label><input id="mail" type="email" name="email" required autocomplete="email"></p>' +
      '<p><label for="message">Message</label><textarea id="message" name="message" required></textarea></p><button>Send</button></form>',
  },
  provider_newsletter_form: {
    newsletter:
      '<form action="/forms/newsletter" method="post"><p><label for="news">Your mail address</label><input id="news" type="email" name="email" required autocomplete="email"></p><button>Subscribe</button></form>',
  },
};
