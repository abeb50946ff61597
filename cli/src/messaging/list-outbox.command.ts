import type { OutboxState } from '@camp/application/messaging/outbox.ts'
import { type Command, Option } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { limitOfRows } from '../option-values.ts'
import { outboxInJson, outboxTable } from './outbox-report.ts'

interface Options {
  readonly state?: OutboxState
  readonly limit: number
}

const states: readonly OutboxState[] = ['pending', 'sent', 'skipped', 'dead']

export function listOutboxCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List messages to guests, the newest first, with their state',
    examples: ['outbox list --state dead', 'outbox list --limit 100 --json'],
  })
    .addOption(new Option('--state <state>', 'of one state').choices(states))
    .option('--limit <rows>', 'how many at most', limitOfRows, 25)
    .action((options: Options) => cli.act(() => listOutbox(cli, options)))
}

async function listOutbox(cli: Cli, { state, limit }: Options): Promise<Answer> {
  const messages = await (await cli.useCases()).listOutbox.execute({ limit, ...(state && { state }) })
  const dead = messages.find((message) => message.state === 'dead')
  return report({
    json: outboxInJson(messages),
    tables: [outboxTable(messages)],
    messages: [
      ...(messages.length === 0 ? ['There are no such messages.'] : []),
      ...(dead ? [`Next: ${campLine(`outbox replay ${dead.id}`)}`] : []),
    ],
  })
}
