import { type OutboxState, outboxStates } from '@camp/application/messaging/outbox.ts'
import { type MessageChannel, messageChannels } from '@camp/domain/messaging/notification.ts'
import { shortIdsOf } from '@camp/domain/shared/short-id.ts'
import { type Command, Option } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { limitOfRows } from '../option-values.ts'
import { isWritten, listedMessages, outboxInJson, outboxTable } from './outbox-report.ts'

interface Options {
  readonly state?: OutboxState
  readonly channel?: MessageChannel
  readonly limit: number
}

export function listOutboxCommand(cli: Cli): Command {
  return campCommand({
    verb: 'list',
    summary: 'List messages on their way and afterwards, the newest first, with their state',
    examples: ['outbox list --state dead', 'outbox list --channel app --state sent', 'outbox list --limit 100 --json'],
  })
    .addOption(new Option('--state <state>', 'of one state').choices(outboxStates))
    .addOption(new Option('--channel <channel>', 'of one channel; app is WhatsApp').choices(messageChannels))
    .option('--limit <rows>', 'how many at most', limitOfRows, 25)
    .action((options: Options) => cli.act(() => listOutbox(cli, options)))
}

async function listOutbox(cli: Cli, { state, channel, limit }: Options): Promise<Answer> {
  const filter = { ...(state && { state }), ...(channel && { channel }) }
  const listed = await listedMessages(cli, { limit, ...filter })
  if (!listed.ok) return listed.refusal
  const messages = listed.value.slice(0, limit)
  const givenUp = messages.filter((message) => message.state === 'dead')
  const dead = givenUp.find((message) => !isWritten(message))
  return report({
    json: outboxInJson(messages),
    tables: [outboxTable(messages)],
    messages: [
      ...(messages.length === 0 ? ['There are no such messages.'] : []),
      ...(dead ? [`Next: ${campLine(`outbox replay ${shortIdsOf(messages.map(({ id }) => id))(dead.id)}`)}`] : []),
      ...(givenUp.some(isWritten)
        ? ['A written message that was given up is not sent again: a code or an invitation is asked for anew.']
        : []),
    ],
  })
}
