import type { FoundId, ShortIdKind } from '@camp/application/short-ids/short-ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type Stop, stop } from './answer.ts'
import type { Cli } from './cli.ts'
import { operator } from './operator.ts'
import { refusalStop } from './refusals.ts'

/** An id in the words of the command line: its first letters, or the reference of a review's booking. */
export async function foundId(cli: Cli, kind: ShortIdKind, text: string, next: string): Promise<Result<string, Stop>> {
  const found = await (await cli.useCases()).findByShortId.execute({ actor: operator, kind, text })
  if (found.ok) return accepted(found.value.id)
  if (found.refusal.code !== 'several-of-this-name') return refused(refusalStop({ code: found.refusal.code }, text, next))
  return refused(
    stop('usage', `${text}: Several begin like this; give more of the one you mean:`, ...found.refusal.choices.map(choiceLine)),
  )
}

function choiceLine({ id, facts }: FoundId): string {
  return `  ${id}  ${facts.join(', ')}`
}
