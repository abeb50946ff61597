import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'

export function replayOutboxCommand(cli: Cli): Command {
  return campCommand({
    verb: 'replay',
    summary: 'Give messages that were given up all their tries again',
    examples: [
      'outbox replay 0197b6a4-3f6e-7c1a-9d52-4e8f0a1b2c3d --dry-run',
      'outbox replay 0197b6a4-3f6e-7c1a-9d52-4e8f0a1b2c3d',
    ],
  })
    .argument('[ids...]', 'ids of outbox list --state dead')
    .option('--dry-run', 'say how many would be replayed, change nothing', false)
    .action((ids: readonly string[], { dryRun }: { readonly dryRun: boolean }) => cli.act(() => replayOutbox(cli, ids, dryRun)))
}

async function replayOutbox(cli: Cli, named: readonly string[], dryRun: boolean): Promise<Answer> {
  const asked = await given(cli, named.join(' ') || undefined, {
    name: '<ids...>',
    ask: ({ text }) => text('Which messages (ids)?'),
  })
  if (!asked.ok) return asked.refusal
  const ids = asked.value.split(/[\s,]+/) as OutboxMessageId[]
  const { listOutbox, replayOutbox: replay } = await cli.useCases()
  const replayed = dryRun
    ? (await listOutbox.execute({ state: 'dead', limit: 1000 })).filter(({ id }) => ids.includes(id)).length
    : (await replay.execute({ ids })).replayed
  const others = ids.length - replayed
  return report({
    json: { dryRun, replayed, ignored: others },
    tables: [
      {
        columns: [
          { name: 'Replayed', isNumber: true },
          { name: 'Ignored', isNumber: true },
        ],
        rows: [[String(replayed), String(others)]],
      },
    ],
    messages: [
      dryRun ? `Would be replayed: ${replayed}. Nothing was changed.` : `Replayed: ${replayed}.`,
      ...(others > 0 ? [`Not given up, or not there: ${others}.`] : []),
      ...(replayed > 0 && !dryRun ? [`Next: ${campLine('outbox send')}`] : []),
    ],
    exit: replayed === 0 ? 'not-found' : 'ok',
  })
}
