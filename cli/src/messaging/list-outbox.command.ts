import type { OutboxState } from '@camp/application/messaging/outbox.ts'
import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import { shortIdsOf } from '@camp/domain/shared/short-id.ts'
import { type Command, Option } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { limitOfRows } from '../option-values.ts'
import { refusalStop } from '../refusals.ts'
import { outboxInJson, outboxTable } from './outbox-report.ts'

interface Options {
  readonly state?: OutboxState
  readonly channel?: MessageChannel
  readonly limit: number
}

const states: readonly OutboxState[] = ['pending', 'sent', 'skipped', 'dead']
const channels: readonly MessageChannel[] = ['email', 'sms', 'app']

export function listOutboxCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List messages to guests, the newest first, with their state',
    examples: ['outbox list --state dead', 'outbox list --channel app --state sent', 'outbox list --limit 100 --json'],
  })
    .addOption(new Option('--state <state>', 'of one state').choices(states))
    .addOption(new Option('--channel <channel>', 'of one channel; app is WhatsApp').choices(channels))
    .option('--limit <rows>', 'how many at most', limitOfRows, 25)
    .action((options: Options) => cli.act(() => listOutbox(cli, options)))
}

async function listOutbox(cli: Cli, { state, channel, limit }: Options): Promise<Answer> {
  const filter = { ...(state && { state }), ...(channel && { channel }) }
  const listed = await (await cli.useCases()).listOutgoingMessages.execute({ actor: operator, limit, ...filter })
  if (!listed.ok) return refusalStop(listed.refusal, 'Messages')
  const messages = listed.value.rows
  const dead = messages.find((message) => message.state === 'dead')
  return report({
    json: outboxInJson(messages),
    tables: [outboxTable(messages)],
    messages: [
      ...(messages.length === 0 ? ['There are no such messages.'] : []),
      ...(dead ? [`Next: ${campLine(`outbox replay ${shortIdsOf(messages.map(({ id }) => id))(dead.id)}`)}`] : []),
    ],
  })
}
