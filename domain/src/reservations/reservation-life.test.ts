import { describe, expect, it } from 'vitest'
import type { SpecialTermId } from '../shared/ids.ts'
import { Money } from '../shared/money.ts'
import type { Temporal } from '../shared/temporal.ts'
import { StayDates } from '../stay-rules/stay-dates.ts'
import { aHold } from '../testing/a-hold.ts'
import { aMoment } from '../testing/a-moment.ts'
import { aPendingReservation, submissionFacts } from '../testing/a-submitted-reservation.ts'
import { confirm, confirmByStaff } from './confirm.ts'
import { expire } from './expire.ts'
import { extendHold } from './extend-hold.ts'
import { release } from './release.ts'
import { judgeSubmission, submit, submitJudged } from './submit.ts'

const by = 'guest'
const local = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('Africa/Johannesburg').toPlainDateTime().toString()

describe('a hold', () => {
  it('keeps its plots for 15 minutes at the price that was quoted', () => {
    const held = aHold()

    expect(local(held.expiryDate)).toBe('2026-11-21T10:15:00')
    expect(held.amountDue).toEqual(Money.rand(800))
    expect(held.amountPaid.isZero).toBe(true)
  })

  it('is extended once, by 15 minutes', () => {
    const extended = extendHold(aHold(), aMoment('2026-11-21T10:14:59').now)

    expect(extended.ok && local(extended.value.expiryDate)).toBe('2026-11-21T10:30:00')
    expect(extended.ok && extendHold(extended.value, aMoment('2026-11-21T10:16').now)).toEqual({
      ok: false,
      refusal: { code: 'wrong_state', status: 'temporaryHold' },
    })
  })

  it('is over at the minute of its expiry', () => {
    const late = aMoment('2026-11-21T10:15')

    expect(extendHold(aHold(), late.now)).toEqual({ ok: false, refusal: { code: 'expired' } })
    expect(submit(aHold(), submissionFacts(aHold(), { moment: late }))).toEqual({ ok: false, refusal: { code: 'expired' } })
    expect(expire(aHold(), { by, moment: late }).ok).toBe(true)
    expect(expire(aHold(), { by, moment: aMoment('2026-11-21T10:14:59') }).ok).toBe(false)
  })

  it('is cancelled as abandoned when the guest gives it back', () => {
    const { reservation, change } = release(aHold(), { by, moment: aMoment('2026-11-21T10:03') })

    expect(reservation.cancellation.reason).toBe('abandoned')
    expect(reservation.submitted).toBeNull()
    expect([change.from, change.to, change.why]).toEqual(['temporaryHold', 'cancelled', 'abandoned'])
  })
})

describe('submitting', () => {
  it('waits 24 hours for the confirmation', () => {
    expect(local(aPendingReservation().expiryDate)).toBe('2026-11-22T10:05:00')
  })

  it('waits no longer than the arrival day in the zone of the organisation', () => {
    const held = aHold({ stay: StayDates.of('2026-11-21', '2026-11-23') })

    expect(local(aPendingReservation(held).expiryDate)).toBe('2026-11-22T00:00:00')
  })

  it('is too late when the arrival day has ended meanwhile', () => {
    const held = aHold({ stay: StayDates.of('2026-11-21', '2026-11-23'), moment: aMoment('2026-11-21T23:50') })

    const answer = submit(held, submissionFacts(held, { moment: aMoment('2026-11-22T00:01') }))

    expect(answer).toEqual({ ok: false, refusal: { code: 'expired' } })
  })

  it('names the mandatory terms that were not accepted', () => {
    const [fire, noise, dogs] = ['fire', 'noise', 'dogs'] as SpecialTermId[]
    const held = aHold()

    const answer = submit(held, submissionFacts(held, { mandatoryTermIds: [fire!, noise!], acceptedTermIds: [noise!, dogs!] }))

    expect(answer).toEqual({ ok: false, refusal: { code: 'terms_missing', termIds: ['fire'] } })
  })
})

describe('judging a submission', () => {
  const terms = ['fire', 'dogs'] as SpecialTermId[]
  const moment = aMoment('2026-11-21T10:05')

  it('leaves nothing to refuse afterwards, and keeps what the guest said yes to', () => {
    const held = aHold()
    const judged = judgeSubmission(held, { moment, mandatoryTermIds: terms, acceptedTermIds: terms })
    if (!judged.ok) throw new Error(judged.refusal.code)

    const { mandatoryTermIds: _mandatory, acceptedTermIds: _accepted, moment: _moment, ...facts } = submissionFacts(held)
    expect(submitJudged(judged.value, facts).reservation).toMatchObject({ status: 'pending', acceptedTermIds: terms })
  })

  it('refuses as submitting would', () => {
    const asked = { moment, mandatoryTermIds: terms, acceptedTermIds: terms.slice(1) }

    expect(judgeSubmission(aHold(), asked)).toEqual(submit(aHold(), submissionFacts(aHold(), asked)))
  })
})

describe('confirming', () => {
  const moment = aMoment('2026-11-21T11:00')

  it('is done by the link alone where nothing is due online', () => {
    const answer = confirm(aPendingReservation(), { by, moment, takesOnlinePayment: false })

    expect(answer.ok && answer.value.reservation.status).toBe('confirmed')
    expect(answer.ok && 'expiryDate' in answer.value.reservation).toBe(false)
  })

  it('asks for the first payment where it is taken online', () => {
    const answer = confirm(aPendingReservation(), { by, moment, takesOnlinePayment: true })

    expect(answer).toEqual({ ok: false, refusal: { code: 'payment-due', amount: Money.rand(400) } })
  })

  it('is open to staff whatever is due, until it expires', () => {
    const late = aMoment('2026-11-22T10:05')

    expect(confirmByStaff(aPendingReservation(), { by: 'desk', moment }).ok).toBe(true)
    expect(confirmByStaff(aPendingReservation(), { by: 'desk', moment: late })).toEqual({
      ok: false,
      refusal: { code: 'expired' },
    })
  })
})
