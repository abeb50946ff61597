import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { organisationStop } from '../refusals.ts'

export function checkHtiCommand(cli: Cli): Command {
  return campCommand({
    verb: 'check',
    summary: 'Ask HTI whether it is there and which rooms it has, beside the codes of our plots',
    examples: ['hti check kloofwater-camp', 'hti check kloofwater-camp --json'],
  })
    .argument('[orgSlug]', 'campsite that is connected')
    .action((orgSlug: string | undefined) => cli.act(() => checkHti(cli, orgSlug)))
}

async function checkHti(cli: Cli, named: string | undefined): Promise<Answer> {
  const asked = await given(cli, named, { name: '<orgSlug>', ask: ({ text }) => text('Which campsite (slug)?') })
  if (!asked.ok) return asked.refusal
  const checked = await (await cli.useCases()).checkHtiLine.execute({ actor: operator, campsite: { slug: asked.value } })
  if (!checked.ok) {
    if (checked.refusal.code !== 'line-failed') return organisationStop({ code: checked.refusal.code }, asked.value)
    return stop('failed', `HTI did not answer: ${checked.refusal.text}`)
  }
  const rooms = checked.value
  const differing = rooms.filter(({ ours, theirs }) => ours === null || theirs === null)
  return report({
    json: rooms,
    tables: [
      {
        columns: ['Code', 'Room at HTI', 'Our plot'].map((name) => ({ name })),
        rows: rooms.map(({ code, theirs, ours }) => [code ?? 'no code', theirs ?? 'not there', ours ?? 'no plot']),
      },
    ],
    messages: [`HTI answers. Rooms: ${rooms.length}. On one side only: ${differing.length}.`],
    exit: differing.length > 0 ? 'failed' : 'ok',
  })
}
