import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Command } from 'commander'
import type { Answer } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { calendarDate } from '../option-values.ts'
import { anyNote } from '../reservations/given-reservation.ts'
import { voucherAnswer, voucherStop } from './voucher-answer.ts'

interface Options {
  readonly code: string
  readonly until: Temporal.PlainDate
  readonly note?: string
  readonly dryRun: boolean
}

export function extendVoucherCommand(cli: Cli): Command {
  return campCommand({
    verb: 'extend',
    summary: 'Make a voucher good for longer, even if it has expired; the guest is not told',
    examples: [
      'voucher extend kloofwater-camp --code K7QM-2XWD-9RTA --until 2030-11-21 --note "Was ill"',
      'voucher extend kloofwater-camp --code K7QM-2XWD-9RTA --until 2030-11-21 --note "Was ill" --dry-run',
    ],
  })
    .argument('<orgSlug>', 'the organisation')
    .requiredOption('--code <code>', 'of the voucher; small letters and no dashes are fine')
    .requiredOption('--until <date>', 'its new last day', calendarDate)
    .option('--note <text>', 'why; only staff see it')
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((orgSlug: string, options: Options) => cli.act(() => extendVoucher(cli, orgSlug, options)))
}

async function extendVoucher(cli: Cli, orgSlug: string, { code, until, note, dryRun }: Options): Promise<Answer> {
  const { extendVoucher: act } = await cli.useCases()
  const of = { actor: operator, orgSlug, idOrCode: code, until }
  const tried = await act.execute({ ...of, note: note ?? anyNote, dryRun: true })
  if (!tried.ok) return voucherStop(tried.refusal, { orgSlug, code })
  const why = await given(cli, note, { name: '--note <text>', ask: ({ text }) => text('Note (only staff see it)?') })
  if (!why.ok) return why.refusal
  const extended = await act.execute({ ...of, note: why.value, dryRun })
  return voucherAnswer(extended, { orgSlug, code, dryRun, done: () => `is good until ${until}` })
}
