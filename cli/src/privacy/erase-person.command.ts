import type { EraseRefusal } from '@camp/application/people/privacy/person-privacy.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'

export function erasePersonCommand(cli: Cli): Command {
  return campCommand({
    verb: 'erase',
    summary: 'Erase one person for good; the books keep their bookings without them',
    examples: ['privacy erase zanele@example.org --yes', 'privacy erase zanele@example.org --yes --json'],
  })
    .argument('[who]', "somebody's e-mail address, username or id")
    .option('--yes', 'you know that it cannot be undone', false)
    .action((who: string | undefined, { yes }: { readonly yes: boolean }) => cli.act(() => erasePerson(cli, who, yes)))
}

async function erasePerson(cli: Cli, typed: string | undefined, isMeant: boolean): Promise<Answer> {
  const who = await given(cli, typed, { name: '<who>', ask: ({ text }) => text('Who (e-mail address)?') })
  if (!who.ok) return who.refusal
  if (!isMeant) return stop('usage', `Nothing was erased. There is no undo: say --yes to erase ${who.value}.`)
  const erased = await (await cli.useCases()).erasePerson.execute({ actor: operator, who: who.value })
  if (!erased.ok) return eraseStop(erased.refusal, who.value)
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
