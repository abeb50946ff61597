import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { NotReplayed } from '@camp/application/messaging/replay-messages.ts'
import { shortIdsOf } from '@camp/domain/shared/short-id.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { foundId } from '../short-id.ts'

interface Options {
  readonly dryRun: boolean
  readonly mayArriveTwice: boolean
}

const reasons = {
  'not-found': 'there is no such message',
  'still-waiting': 'it is on its way already',
  'was-sent': 'it was sent',
  'was-skipped': 'nobody could be reached, or the desk chose not to send it',
  'may-have-arrived': 'the guest may have it already; look at the booking, then add --may-arrive-twice',
} as const satisfies Record<NotReplayed['because'], string>

export function replayOutboxCommand(cli: Cli): Command {
  return campCommand({
    verb: 'replay',
    summary: 'Try again to send messages that were given up',
    examples: ['outbox replay 0197b6a4 --dry-run', 'outbox replay 0197b6a4', 'outbox replay 0197b6a4 --may-arrive-twice'],
  })
    .argument('[messages...]', 'as outbox list --state dead names them')
    .option('--dry-run', 'say how many would be replayed, change nothing', false)
    .option('--may-arrive-twice', 'also those that the guest may have already, because the provider did not answer', false)
    .action((ids: readonly string[], options: Options) => cli.act(() => replayOutbox(cli, ids, options)))
}

async function replayOutbox(cli: Cli, named: readonly string[], options: Options): Promise<Answer> {
  const asked = await given(cli, named.join(' ') || undefined, {
    name: '<messages...>',
    ask: ({ text }) => text('Which messages (as outbox list names them)?'),
  })
  if (!asked.ok) return asked.refusal
  const ids: OutboxMessageId[] = []
  for (const text of asked.value.split(/[\s,]+/)) {
    const id = await foundId(cli, 'outbox-message', text, `See ${campLine('outbox list --state dead')}`)
    if (!id.ok) return id.refusal
    ids.push(id.value as OutboxMessageId)
  }
  const short = shortIdsOf(ids)
  const answer = await (await cli.useCases()).replayMessages.execute({ actor: operator, ids, ...options })
  if (!answer.ok) return refusalStop(answer.refusal, 'Messages')
  const { replayed, others } = answer.value
  const { dryRun } = options
  return report({
    json: { dryRun, replayed: replayed.length, ignored: others.length, others },
    tables: [
      {
        columns: [
          { name: 'Replayed', isNumber: true },
          { name: 'Ignored', isNumber: true },
        ],
        rows: [[String(replayed.length), String(others.length)]],
      },
    ],
    messages: [
      dryRun ? `Would be replayed: ${replayed.length}. Nothing was changed.` : `Replayed: ${replayed.length}.`,
      ...others.map(({ id, because }) => `${short(id)}: ${reasons[because]}.`),
      ...(replayed.length > 0 && !dryRun ? [`Next: ${campLine('outbox send')}`] : []),
    ],
    exit: exitOf(replayed.length, others),
  })
}

function exitOf(replayed: number, others: readonly NotReplayed[]): 'ok' | 'not-found' | 'conflict' {
  if (replayed > 0) return 'ok'
  return others.some(({ because }) => because === 'may-have-arrived') ? 'conflict' : 'not-found'
}
