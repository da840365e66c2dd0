import { type Command, Option } from 'commander';
import { choice } from 'inlay/internal/cli/options/choice.js';
import { addLimit, limitsHelp } from 'inlay/internal/cli/options/limit-option.js';
import { BODY_BYTES, JOB_TIMEOUT_MS, MAX_CONNECTIONS, QUEUE_LENGTH, WORKER_MEMORY_MB } from '../../daemon/limits.js';
import { LOG_LEVELS } from '../../daemon/log-levels.js';
import { loopbackAddress } from '../options/loopback-address.js';
import { whole } from '../options/whole.js';
import type { ServeOptions } from './options.js';

const HELP = `
${limitsHelp()}

The socket's folder is made with mode 0750, the socket with 0660. A new daemon
takes a socket over from a running one, which answers what it has and ends:
nothing that is asked in between fails. SIGTERM and SIGINT end it when it has
answered what it has begun; a second one ends it at once.

Logs are JSON lines on stderr, without content of canvases, sites and forms.

Examples:
  inlay-server daemon --group www-data
  inlay-server daemon --socket /tmp/inlay/inlay.sock --workers 2
  inlay-server daemon --listen 127.0.0.1:7411 --secret-file /etc/inlay/secret
  curl --unix-socket /run/inlay/inlay.sock http://inlay/v1/info

Exit codes:
  0  stopped, or taken over by another daemon
  2  misuse or failure: bad options, an address in use, no permission`;

/** Adds \`inlay-server daemon\` to the program. */
export function addDaemon(program: Command): void {
  program
    .command('daemon')
    .summary('run the render daemon for PHP and others')
    .description(
      'Runs the daemon that bakes, renders and lints canvases for other programs: HTTP/1.1 and JSON over a Unix socket, or over loopback TCP with a secret.',
    )
    .optionsGroup('Where to listen:')
    .option('--socket <path>', 'Unix socket', '/run/inlay/inlay.sock')
    .addOption(new Option('--group <name>', 'group that may connect to the socket').conflicts('listen'))
    .addOption(
      new Option('--listen <address>', 'loopback address and port instead, such as 127.0.0.1:7411').argParser(
        loopbackAddress,
      ),
    )
    .addOption(new Option('--secret-file <file>', 'file with the secret that clients must know; needed with --listen'))
    .optionsGroup('Work:')
    .addOption(new Option('--workers <n>', 'threads to work in; default: as many as cores').argParser(whole(1, 256)))
    .addOption(
      new Option('--worker-memory <MB>', 'heap of a worker; a canvas that needs more fails alone')
        .argParser(whole(32, 65_536))
        .default(WORKER_MEMORY_MB),
    )
    .addOption(
      new Option('--job-timeout <ms>', 'time of a worker for one job; one that takes longer is replaced')
        .argParser(whole(10, 600_000))
        .default(JOB_TIMEOUT_MS),
    )
    .addOption(
      new Option('--queue <n>', 'jobs that may wait for a worker; those of more are told to come again')
        .argParser(whole(0, 100_000))
        .default(QUEUE_LENGTH),
    )
    .addOption(
      new Option('--body-limit <bytes>', 'size of a request').argParser(whole(1024, 268_435_456)).default(BODY_BYTES),
    )
    .addOption(
      new Option('--connections <n>', 'connections at once; of more, those that ask for nothing are closed')
        .argParser(whole(1, 1_000_000))
        .default(MAX_CONNECTIONS),
    )
    .option('--limit <name=number>', 'set a limit of a canvas, see below; repeatable', addLimit)
    .optionsGroup('Logs:')
    .addOption(
      new Option('--log-level <level>', `${LOG_LEVELS.join(', ')}; every request is told at debug`)
        .argParser(choice(LOG_LEVELS))
        .default('info'),
    )
    .addHelpText('after', HELP)
    .action(async (options: ServeOptions, command: Command) => {
      if (options.listen && command.getOptionValueSource('socket') === 'cli') {
        command.error("error: option '--listen <address>' cannot be used with option '--socket <path>'");
      }
      if ((options.listen === undefined) !== (options.secretFile === undefined)) {
        command.error('error: Unexpected use of one of `--listen` and `--secret-file`, expected both or neither');
      }
      const { runDaemon } = await import('./run-daemon.js');
      await runDaemon(options);
    });
}
