import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { foundId } from '../short-id.ts'

export function replayHtiCommand(cli: Cli): Command {
  return campCommand({
    verb: 'replay',
    summary: 'Answer a booking of HTI again that failed, or send again what HTI refused',
    examples: ['hti replay 0197b6a4', 'hti replay 0197b6a4 --json'],
  })
    .argument('[message]', 'as hti log --state FAILED names it')
    .action((id: string | undefined) => cli.act(() => replayHti(cli, id)))
}

const outcomes = {
  SUCCESS: 'It worked.',
  PENDING: 'It waits to be sent; hti sync sends it.',
  FAILED: 'It failed again; hti log says why.',
}

async function replayHti(cli: Cli, named: string | undefined): Promise<Answer> {
  const asked = await given(cli, named, { name: '<message>', ask: ({ text }) => text('Which message (as hti log names it)?') })
  if (!asked.ok) return asked.refusal
  const id = await foundId(cli, 'hti-message', asked.value, `See ${campLine('hti log --state FAILED')}`)
  if (!id.ok) return id.refusal
  const replayed = await (await cli.useCases()).replayHtiMessage.execute({ actor: operator, id: id.value })
  if (!replayed.ok) {
    const { code } = replayed.refusal
    if (code !== 'not-replayable') return refusalStop({ code }, asked.value)
    return stop('conflict', 'This message cannot be answered again: it worked, or its campsite is not connected.')
  }
  const { state } = replayed.value
  return report({
    json: { id: id.value, state },
    tables: [{ columns: [{ name: 'Message' }, { name: 'Status' }], rows: [[asked.value, state]] }],
    messages: [outcomes[state === 'FAILED' ? 'FAILED' : state === 'SUCCESS' ? 'SUCCESS' : 'PENDING']],
    exit: state === 'FAILED' ? 'conflict' : 'ok',
  })
}
