import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import type { Answer } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { anyNote } from '../reservations/given-reservation.ts'
import { voucherAnswer, voucherStop } from './voucher-answer.ts'

interface Options {
  readonly code: string
  readonly note?: string
  readonly dryRun: boolean
}

export function cancelVoucherCommand(cli: Cli): Command {
  return campCommand({
    verb: 'cancel',
    summary: 'Cancel a voucher and keep what is left on it; the guest is not told, and there is no undo',
    examples: [
      'voucher cancel kloofwater-camp --code K7QM-2XWD-9RTA --note "Given twice by mistake" --dry-run',
      'voucher cancel kloofwater-camp --code K7QM-2XWD-9RTA --note "Given twice by mistake"',
    ],
  })
    .argument('<orgSlug>', 'the organisation')
    .requiredOption('--code <code>', 'of the voucher; small letters and no dashes are fine')
    .option('--note <text>', 'why; only staff see it')
    .option('--dry-run', 'say what would change, change nothing', false)
    .action((orgSlug: string, options: Options) => cli.act(() => cancelVoucher(cli, orgSlug, options)))
}

async function cancelVoucher(cli: Cli, orgSlug: string, { code, note, dryRun }: Options): Promise<Answer> {
  const { cancelVoucher: act } = await cli.useCases()
  const of = { actor: operator, orgSlug, idOrCode: code }
  const tried = await act.execute({ ...of, note: note ?? anyNote, dryRun: true })
  if (!tried.ok) return voucherStop(tried.refusal, { orgSlug, code })
  const why = await given(cli, note, { name: '--note <text>', ask: ({ text }) => text('Note (only staff see it)?') })
  if (!why.ok) return why.refusal
  const cancelled = await act.execute({ ...of, note: why.value, dryRun })
  const kept = cancelled.ok ? cancelled.value.after.amountPaid.minus(cancelled.value.before.amountPaid) : undefined
  return voucherAnswer(cancelled, {
    orgSlug,
    code,
    dryRun,
    done: () => `is cancelled, and ${formatRand(kept?.cents ?? 0)} is owed no more`,
  })
}
