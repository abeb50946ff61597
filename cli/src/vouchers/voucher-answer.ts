import type { DeskOutcome } from '@camp/application/desk/desk-answers.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { type Answer, campLine, report, type Stop } from '../answer.ts'
import { refusalStop } from '../refusals.ts'
import { voucherInJson } from '../reservations/desk-answer.ts'

interface VoucherLine {
  readonly orgSlug: string
  readonly code: string
  readonly dryRun: boolean
  /** `is good until 2030-11-21`. */
  readonly done: (outcome: DeskOutcome) => string
}

export function voucherStop(
  refusal: Parameters<typeof refusalStop>[0],
  { orgSlug, code }: Pick<VoucherLine, 'orgSlug' | 'code'>,
): Stop {
  return refusalStop(refusal, code, `See ${campLine(`voucher list ${orgSlug}`)}`)
}

/** One act of the desk on one voucher. */
export function voucherAnswer(
  answer: Result<DeskOutcome, Parameters<typeof refusalStop>[0]>,
  { orgSlug, code: asked, dryRun, done }: VoucherLine,
): Answer {
  if (!answer.ok) return voucherStop(answer.refusal, { orgSlug, code: asked })
  const { simpleReference, voucher } = answer.value
  const outcome = dryRun ? 'would-change' : 'changed'
  const code = voucher?.code ?? asked
  return report({
    json: { simpleReference, outcome, dryRun, ...(voucher && { voucher: voucherInJson(voucher) }) },
    tables: [
      {
        columns: [
          { name: 'Code' },
          { name: 'From' },
          { name: 'Outcome' },
          { name: 'Good until' },
          { name: 'On it', isNumber: true },
        ],
        rows: [
          [code, simpleReference, outcome, voucher?.expiresOn.toString() ?? '', voucher ? formatRand(voucher.left.cents) : ''],
        ],
      },
    ],
    messages: [
      dryRun ? `${code} would change: it ${done(answer.value)}. Nothing was changed.` : `${code} ${done(answer.value)}.`,
    ],
  })
}
