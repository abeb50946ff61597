import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function sweepPersonalDataCommand(cli: Cli): Command {
  return campCommand({
    verb: 'sweep',
    summary:
      'Forget who got a code more than 30 days ago, old letters of the outbox, and browsers in which nobody has logged in for a year; safe to run twice, and on several machines at once',
    examples: ['privacy sweep', 'privacy sweep --quiet'],
  }).action(() => cli.act(() => sweepPersonalData(cli)))
}

/** In an hour no marketplace sends as many. */
const limit = 50_000

async function sweepPersonalData(cli: Cli): Promise<Answer> {
  const { messages, devices } = await (await cli.useCases()).sweepPersonalData.execute({ limit })
  const said = [`Forgotten: messages ${messages}, browsers ${devices}.`]
  return report({ json: { messages, devices }, tables: [], messages: said })
}
