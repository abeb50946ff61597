import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { CancelVoucherRefusal } from '@camp/application/vouchers/cancel-voucher.ts'
import type { ExtendVoucherRefusal } from '@camp/application/vouchers/extend-voucher.ts'
import { data, redirect } from 'react-router'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { TextKey } from '#app/wording/catalogue.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { type VoucherAct, voucherForm } from './voucher-form.server.ts'

export interface VoucherReply {
  readonly act: VoucherAct
  readonly until: string
  readonly note: string
  readonly problem: {
    readonly field: 'until' | 'note' | undefined
    readonly code: Extract<TextKey<'vouchers'>, `problem_${string}`>
    /** That the words name. */
    readonly date: string | null
  }
}

interface VoucherPost {
  readonly acts: Pick<UseCases, 'extendVoucher' | 'cancelVoucher'>
  readonly actor: Actor
  readonly orgSlug: string
  readonly id: string
  readonly form: FormData
}

/** Back to the voucher with what was done, or the form with what is wrong. */
export async function answerVoucherAct({ acts, actor, orgSlug, id, form }: VoucherPost) {
  const { act, until, note, day } = readForm(voucherForm, form)
  const typed = { act, until, note }
  const asked = { actor, orgSlug, idOrCode: id, note }
  if (act === 'extend' && !day) {
    return data<VoucherReply>({ ...typed, problem: { field: 'until', code: 'problem_until', date: null } }, 400)
  }
  const done =
    act === 'extend' && day ? await acts.extendVoucher.execute({ ...asked, until: day }) : await acts.cancelVoucher.execute(asked)
  if (!done.ok) {
    const refusal = throwPageRefusals<ExtendVoucherRefusal | CancelVoucherRefusal>(done.refusal)
    return data<VoucherReply>({ ...typed, problem: problemOf(refusal) }, 409)
  }
  return redirect(`${workAddress(orgSlug, `vouchers/${id}`)}?did=${act === 'extend' ? 'extended' : 'cancelled'}`, 303)
}

type Shown = Exclude<ExtendVoucherRefusal | CancelVoucherRefusal, { readonly code: 'not-found' | 'not-permitted' }>

function problemOf(refusal: Shown): VoucherReply['problem'] {
  switch (refusal.code) {
    case 'last-day-too-early':
      return { field: 'until', code: `problem_${refusal.code}`, date: refusal.earliest.toString() }
    case 'last-day-too-late':
      return { field: 'until', code: `problem_${refusal.code}`, date: refusal.latest.toString() }
    case 'voucher-expired':
      return { field: undefined, code: `problem_${refusal.code}`, date: refusal.expiresOn.toString() }
    case 'note-missing':
    case 'note-too-long':
      return { field: 'note', code: `problem_${refusal.code}`, date: null }
    case 'changed-meanwhile':
    case 'nothing-open':
      return { field: undefined, code: 'problem_voucher-spent', date: null }
    case 'voucher-spent':
    case 'wrong_state':
      return { field: undefined, code: `problem_${refusal.code}`, date: null }
  }
}
