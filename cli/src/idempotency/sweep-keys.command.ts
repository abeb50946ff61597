import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function sweepKeysCommand(cli: Cli): Command {
  return campCommand({
    verb: 'sweep',
    summary:
      'Delete the idempotency keys that clients sent more than 48 hours ago; safe to run twice, and on several machines at once',
    examples: ['key sweep', 'key sweep --quiet'],
  }).action(() => cli.act(() => sweepKeys(cli)))
}

async function sweepKeys(cli: Cli): Promise<Answer> {
  const { removed } = await (await cli.useCases()).sweepIdempotencyKeys.execute()
  return report({ json: { removed }, tables: [], messages: [`Deleted: ${removed}.`] })
}
