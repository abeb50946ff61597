import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function checkConfigurationCommand(cli: Cli): Command {
  return campCommand({
    verb: 'check',
    summary: 'Check every setting of the environment; names every fault at once',
    examples: ['config check', 'config check --json'],
  }).action(() => cli.act(() => checkConfiguration(cli)))
}

async function checkConfiguration(cli: Cli): Promise<Answer> {
  const faults = await cli.door.configurationFaults()
  const isSound = faults.length === 0
  return report({
    json: { isSound, faults },
    tables: [
      {
        columns: [{ name: 'Variable' }, { name: 'Got' }, { name: 'Wants' }],
        rows: faults.map(({ variable, got, expected }) => [variable, got, expected]),
      },
    ],
    text: '',
    messages: isSound
      ? ['The configuration is sound.', `Next: ${campLine('config print')}`]
      : faults.map(({ variable, got, expected }) => `${variable} is ${got}; it must be ${expected}.`),
    exit: isSound ? 'ok' : 'configuration',
  })
}
