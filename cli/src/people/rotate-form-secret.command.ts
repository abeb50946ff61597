import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function rotateFormSecretCommand(cli: Cli): Command {
  return campCommand({
    verb: 'rotate',
    summary: 'Sign the forms of the website with a new random secret; web processes follow within ten seconds',
    examples: ['secret rotate', 'secret rotate --quiet'],
  }).action(() => cli.act(() => rotate(cli)))
}

async function rotate(cli: Cli): Promise<Answer> {
  await (await cli.useCases()).rotateFormSecret.execute()
  return report({
    json: { rotated: true },
    tables: [],
    messages: ['The forms have a new secret. Pages that are open in a browser ask to be sent once more; nobody is signed out.'],
  })
}
