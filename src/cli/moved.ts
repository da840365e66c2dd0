import type { Command } from 'commander';

/** The commands of the package `inlay-server`, by the names that they had here and have there. */
const MOVED: Readonly<Record<string, string>> = {
  serve: 'daemon',
  daemon: 'daemon',
  mcp: 'mcp',
  preview: 'preview',
};

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
