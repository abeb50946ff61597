import type { Command } from 'commander'
import { type Answer, campLine } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { deskAnswer } from './desk-answer.ts'
import { anyNote, knownReservation } from './given-reservation.ts'

interface Options {
  readonly note?: string
  readonly undo: boolean
  readonly dryRun: boolean
}

export function writeOffCommand(cli: Cli): Command {
  return campCommand({
    verb: 'write-off',
    summary: 'Write off what guests who have left still owe',
    examples: ['reservation write-off 482-913-107 --note "Moved away, no address"', 'reservation write-off 482-913-107 --undo'],
  })
    .argument('[id|reference]', 'the reservation')
    .option('--note <text>', 'why; only staff see it')
    .option('--undo', 'it is owed again', false)
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((wanted: string | undefined, options: Options) => cli.act(() => writeOff(cli, wanted, options)))
}

async function writeOff(cli: Cli, wanted: string | undefined, { note, undo, dryRun }: Options): Promise<Answer> {
  const known = await knownReservation(cli, wanted)
  if (!known.ok) return known.refusal
  const { writeOffBalance, undoWriteOff } = await cli.useCases()
  const of = { actor: operator, idOrReference: known.value }
  if (undo) {
    return deskAnswer(cli, known.value, {
      done: 'is owed again',
      dryRun,
      act: () => undoWriteOff.execute({ ...of, dryRun }),
    })
  }
  const tried = await writeOffBalance.execute({ ...of, note: anyNote, dryRun: true })
  if (!tried.ok) return refusalStop(tried.refusal, known.value, `See ${campLine(`reservation show ${known.value}`)}`)
  const why = await given(cli, note, { name: '--note <text>', ask: ({ text }) => text('Note (only staff see it)?') })
  if (!why.ok) return why.refusal
  return deskAnswer(cli, known.value, {
    done: 'is written off',
    dryRun,
    act: () => writeOffBalance.execute({ ...of, note: why.value, dryRun }),
  })
}
