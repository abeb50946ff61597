import type { Command } from 'commander'
import type { Answer, Stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { deskAnswer } from './desk-answer.ts'
import { knownReservation } from './given-reservation.ts'

interface Options {
  readonly note?: string
  readonly dryRun: boolean
}

export function noteCommand(cli: Cli): Command {
  return campCommand({
    verb: 'note',
    summary: 'Write a note for staff; the guest never sees it',
    examples: [
      'reservation note 482-913-107 --note "Brings a dog"',
      'reservation note 482-913-107 --note "Brings a dog" --dry-run',
    ],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--note <text>', 'the note')
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((wanted: string | undefined, options: Options) => cli.act(() => addNote(cli, wanted, options)))
}

async function addNote(cli: Cli, wanted: string | undefined, { note, dryRun }: Options): Promise<Answer | Stop> {
  const known = await knownReservation(cli, wanted)
  if (!known.ok) return known.refusal
  const text = await given(cli, note, {
    name: '--note <text>',
    ask: (questions) => questions.text('Note (only staff see it)?'),
  })
  if (!text.ok) return text.refusal
  return deskAnswer(cli, known.value, {
    done: 'has the note',
    dryRun,
    act: async (idOrReference) => {
      const { addDeskNote } = await cli.useCases()
      return addDeskNote.execute({ actor: operator, idOrReference, note: text.value, dryRun })
    },
  })
}
