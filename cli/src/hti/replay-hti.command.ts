import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'

export function replayHtiCommand(cli: Cli): Command {
  return campCommand({
    verb: 'replay',
    summary: 'Answer a booking of HTI again that failed, or send again what HTI refused',
    examples: ['hti replay 0197b6a4-3f6e-7c1a-9d52-4e8f0a1b2c3d', 'hti replay 0197b6a4-3f6e-7c1a-9d52-4e8f0a1b2c3d --json'],
  })
    .argument('[id]', 'id of hti log --state FAILED')
    .action((id: string | undefined) => cli.act(() => replayHti(cli, id)))
}

const outcomes = {
  SUCCESS: 'It worked.',
  PENDING: 'It waits to be sent; hti sync sends it.',
  FAILED: 'It failed again; hti log says why.',
}

async function replayHti(cli: Cli, named: string | undefined): Promise<Answer> {
  const asked = await given(cli, named, { name: '<id>', ask: ({ text }) => text('Which message (id)?') })
  if (!asked.ok) return asked.refusal
  const replayed = await (await cli.useCases()).replayHtiMessage.execute({ actor: operator, id: asked.value })
  if (!replayed.ok) {
    const { code } = replayed.refusal
    if (code !== 'not-replayable') return refusalStop({ code }, 'Message')
    return stop('conflict', 'This message cannot be answered again: it worked, or its campsite is not connected.')
  }
  const { state } = replayed.value
  return report({
    json: { id: asked.value, state },
    tables: [{ columns: [{ name: 'Id' }, { name: 'Status' }], rows: [[asked.value, state]] }],
    messages: [outcomes[state === 'FAILED' ? 'FAILED' : state === 'SUCCESS' ? 'SUCCESS' : 'PENDING']],
    exit: state === 'FAILED' ? 'conflict' : 'ok',
  })
}
