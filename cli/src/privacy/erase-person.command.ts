import type { EraseRefusal } from '@camp/application/people/privacy/person-privacy.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'

interface Options {
  readonly yes: boolean
  readonly dryRun: boolean
}

export function erasePersonCommand(cli: Cli): Command {
  return campCommand({
    verb: 'erase',
    summary: 'Erase one person for good; the books keep their bookings without them',
    examples: ['privacy erase zanele@example.org --dry-run', 'privacy erase zanele@example.org --yes'],
  })
    .argument('[who]', "somebody's e-mail address, username or id")
    .option('--yes', 'you know that it cannot be undone', false)
    .option('--dry-run', 'say whether they can be erased, erase nothing', false)
    .action((who: string | undefined, options: Options) => cli.act(() => erasePerson(cli, who, options)))
}

async function erasePerson(cli: Cli, typed: string | undefined, { yes, dryRun }: Options): Promise<Answer> {
  const who = await given(cli, typed, { name: '<who>', ask: ({ text }) => text('Who (e-mail address)?') })
  if (!who.ok) return who.refusal
  if (!yes && !dryRun) return stop('usage', `Nothing was erased. There is no undo: say --yes to erase ${who.value}.`)
  const erased = await (await cli.useCases()).erasePerson.execute({ actor: operator, who: who.value, dryRun })
  if (!erased.ok) return eraseStop(erased.refusal, who.value)
  if (dryRun) return report({ json: { dryRun }, tables: [], messages: [`${who.value} would be erased. Nothing was changed.`] })
  const rows = Object.entries(erased.value).map(([concept, count]) => [concept, String(count)])
  return report({
    json: { erased: erased.value },
    tables: [{ columns: [{ name: 'Kept as' }, { name: 'Rows', isNumber: true }], rows }],
    messages: ['Erased. Bookings, their money and their papers stay, without the person.'],
  })
}

function eraseStop(refusal: EraseRefusal, who: string): Answer {
  switch (refusal.code) {
    case 'open-stays':
      return stop('conflict', `${who}: ${refusal.stays} of their stays are still open; they must be over and paid up first.`)
    case 'platform-account':
      return stop('conflict', `${who}: an account of the platform; give it another role first.`)
    case 'oneself':
      return stop('conflict', `${who}: you cannot erase yourself.`)
    default:
      return refusalStop(refusal, who)
  }
}
