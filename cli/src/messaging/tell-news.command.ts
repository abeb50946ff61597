import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

/** Enough for one evening of the largest campsite. */
const newsAtOnce = 500

export function tellNewsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'tell',
    summary: 'Send the people of campsites the news that they asked for at once; safe to run twice',
    examples: ['news tell', 'news tell --json'],
  }).action(() => cli.act(() => tellNews(cli)))
}

async function tellNews(cli: Cli): Promise<Answer> {
  const { news, messages } = await (await cli.useCases()).tellStaff.execute({ limit: newsAtOnce })
  return report({
    json: { news, messages },
    tables: [],
    messages: [`News: ${news}, messages written: ${messages}.`, ...(messages > 0 ? [`Next: ${campLine('outbox send')}`] : [])],
  })
}
