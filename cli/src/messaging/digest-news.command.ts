import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function digestNewsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'digest',
    summary: 'Write the letters of the morning, from 06:00 to noon at each campsite; safe to run twice',
    examples: ['news digest', 'news digest --json'],
  }).action(() => cli.act(() => digestNews(cli)))
}

async function digestNews(cli: Cli): Promise<Answer> {
  const { written } = await (await cli.useCases()).sendDigests.execute()
  return report({
    json: { written },
    tables: [],
    messages: [`Letters written: ${written}.`, ...(written > 0 ? [`Next: ${campLine('outbox send')}`] : [])],
  })
}
