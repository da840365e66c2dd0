import type { Command } from 'commander';

/** The commands that are in the package `inlay-server` now, by their old names. */
const MOVED: Readonly<Record<string, string>> = { serve: 'daemon', mcp: 'mcp', preview: 'preview' };

/** Adds the old names of commands, which tell where they are now. */
export function addMoved(program: Command): void {
  for (const [name, now] of Object.entries(MOVED)) {
    program
      .command(name, { hidden: true })
      .description(`now \`inlay-server ${now}\``)
      .helpOption(false)
      .allowUnknownOption()
      .allowExcessArguments()
      .action((_options, command: Command) => {
        const then = `\`npm install inlay-server\`, then \`npx inlay-server ${now}\``;
        command.error(`error: Unexpected \`${name}\`, which is in the package \`inlay-server\` now: ${then}`);
      });
  }
}
