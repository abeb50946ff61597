import type { DeskOutcome, DeskSide, VoucherOfAct } from '@camp/application/desk/desk-answers.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { type Answer, campLine, report, type Stop } from '../answer.ts'
import type { Cli } from '../cli.ts'
import { refusalStop } from '../refusals.ts'
import { givenReservation } from './given-reservation.ts'

type RefusalOfDesk = Parameters<typeof refusalStop>[0]

interface DeskLine {
  /** `is checked in`. */
  readonly done: string
  readonly dryRun: boolean
  readonly act: (idOrReference: string) => Promise<Result<DeskOutcome, RefusalOfDesk>>
}

/** One act of the desk on one reservation: what stood there, what stands there now. */
export async function deskAnswer(cli: Cli, wanted: string | undefined, { done, dryRun, act }: DeskLine): Promise<Answer | Stop> {
  const asked = await givenReservation(cli, wanted)
  if (!asked.ok) return asked.refusal
  const answer = await act(asked.value)
  if (!answer.ok) return refusalStop(answer.refusal, asked.value, `See ${campLine(nextTo(answer.refusal, asked.value))}`)
  const { id, simpleReference, isDoneBefore, before, after, voucher, messages } = answer.value
  const outcome = isDoneBefore ? 'unchanged' : dryRun ? 'would-change' : 'changed'
  const words = {
    unchanged: 'was so before; nothing changed.',
    'would-change': `would change: it ${done}. Nothing was changed.`,
    changed: `${done}.`,
  }
  return report({
    json: {
      id,
      simpleReference,
      outcome,
      dryRun,
      before: sideInJson(before),
      after: sideInJson(after),
      ...(voucher && { voucher: voucherInJson(voucher) }),
      messages: messages.length,
    },
    tables: [
      {
        columns: [{ name: 'Reference' }, { name: 'Outcome' }, { name: 'Status' }, { name: 'Balance', isNumber: true }],
        rows: [[simpleReference, outcome, after.status, formatRand(after.balance.cents)]],
      },
    ],
    messages: [`${simpleReference} ${words[outcome]}`],
  })
}

function nextTo({ code }: RefusalOfDesk, asked: string): string {
  return code === 'not-found' ? 'reservation list' : `reservation show ${asked}`
}

export function voucherInJson({ code, left, expiresOn }: VoucherOfAct) {
  return { code, left: left.toRand(), expiresOn: expiresOn.toString() }
}

function sideInJson({ status, amountPaid, balance, checkedInAt, vehiclePlate }: DeskSide) {
  return {
    status,
    amountPaid: amountPaid.toRand(),
    balance: balance.toRand(),
    vehiclePlate,
    checkedInAt: checkedInAt?.toString() ?? null,
  }
}
