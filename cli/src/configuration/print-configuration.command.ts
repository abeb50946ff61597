import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function printConfigurationCommand(cli: Cli): Command {
  return campCommand({
    verb: 'print',
    summary: 'Print every setting as it stands, with secrets hidden',
    examples: ['config print', 'config print --plain | grep PORT'],
  }).action(() => cli.act(() => printConfiguration(cli)))
}

async function printConfiguration(cli: Cli): Promise<Answer> {
  const lines = await cli.door.configurationLines()
  return report({
    json: lines.map(({ variable, value, source }) => ({ variable, value, source })),
    tables: [
      {
        columns: [{ name: 'Variable' }, { name: 'Value' }, { name: 'From' }],
        rows: lines.map(({ variable, value, source }) => [variable, value, source]),
      },
    ],
  })
}
