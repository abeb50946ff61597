import type { HoldView } from '@camp/application/reservations/reservation-views.ts'
import type { SubmitCommand, Submitted } from '@camp/application/reservations/submission.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { pickerAddress, returnReasonOf } from '#app/addresses/picker-address.ts'
import { embeddedAs } from '#app/appearance/header-footer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { holdOrRedirect, reserveOkAddress } from '#server/reservations/load-hold.ts'
import { documentAsTerm } from './documents.ts'
import { reserveForm } from './reserve-form.server.ts'
import { type PostedStep, replyTo } from './reserve-reply.ts'
import type { ReserveReply } from './steps.ts'
import { submitCommand } from './submit-command.ts'

type Needed = Pick<UseCases, 'showHold' | 'extendHold' | 'releaseHold' | 'submitReservation' | 'showReservationToGuest'>

interface ReservePost {
  readonly useCases: Needed
  readonly orgSlug: string
  readonly id: ReservationId | null
  /** Of the page that posts. */
  readonly query: URLSearchParams
  readonly form: FormData
  readonly actor?: Actor
}

type Answer = Response | ReturnType<typeof data<ReserveReply>>

/** To another page of ours, embedded as this one is. */
type LeadTo = (address: string) => Response

/** Every button of `/reserve`. The answer is a page with all answers kept, or the way on. */
export async function answerReservePost({ useCases, orgSlug, id, query, form, actor }: ReservePost): Promise<Answer> {
  const { remembersCard, hasVoucher, ...posted } = readForm(reserveForm, form)
  const payer = actor?.kind === 'user' ? { userId: actor.userId, remembersCard } : null
  const leadTo: LeadTo = (address) => redirect(embeddedAs(query, address), 303)
  const find = () => holdOrRedirect({ useCases, orgSlug, id, query })
  if (id !== null && posted.go === 'release') return release({ useCases, orgSlug, id, find, leadTo })
  if (id !== null && posted.go === 'extend') await useCases.extendHold.execute({ id })
  const hold = await find()
  if (hold instanceof Response)
    return id !== null && posted.go === 'submit' ? resubmitted({ useCases, id, posted, hasVoucher, leadTo }, hold) : hold
  const reply = replyTo(posted, [...hold.specialTerms, ...hold.documents.map(documentAsTerm)])
  if (reply.problems.length > 0) return data(reply, { status: 400 })
  return posted.go === 'submit' ? submit(useCases, hold, { posted, payer, hasVoucher, leadTo }) : data(reply)
}

/** Sent twice: the first time made it a reservation, and the second is answered like the first. */
async function resubmitted(
  { useCases, id, posted, hasVoucher, leadTo }: Pick<ReservePost, 'useCases'> & { id: ReservationId } & Omit<Submission, 'payer'>,
  otherwise: Response,
): Promise<Response> {
  if (replyTo(posted, []).problems.length > 0) return otherwise
  const submitted = await useCases.submitReservation.execute({ ...submitCommand(id, posted.answers), hasVoucher })
  return submitted.ok ? booked(submitted.value, leadTo) : otherwise
}

function booked({ payment, organisationSlug, id }: Submitted, leadTo: LeadTo): Response {
  return payment ? redirect(payment.url, 303) : leadTo(reserveOkAddress(organisationSlug, id))
}

interface Submission {
  readonly posted: PostedStep
  readonly payer: SubmitCommand['payer']
  readonly hasVoucher: boolean
  readonly leadTo: LeadTo
}

async function submit(useCases: Needed, hold: HoldView, { posted, payer, hasVoucher, leadTo }: Submission): Promise<Answer> {
  const { answers } = posted
  const submitted = await useCases.submitReservation.execute({
    ...submitCommand(hold.id, answers),
    hasVoucher,
    ...(payer && { payer }),
  })
  if (submitted.ok) return booked(submitted.value, leadTo)
  const { refusal } = submitted
  if (refusal.code === 'terms_missing') {
    const missing = new Set<string>(refusal.termIds)
    const accepted = answers.acceptedTermIds.filter((termId) => !missing.has(termId))
    const terms = hold.specialTerms.map((term) => ({ ...term, type: missing.has(term.id) ? ('Mandatory' as const) : term.type }))
    return data(replyTo({ ...posted, answers: { ...answers, acceptedTermIds: accepted } }, terms), { status: 400 })
  }
  if (refusal.code === 'documents_missing') {
    const terms = [...hold.specialTerms, ...hold.documents.map(documentAsTerm)]
    return data(replyTo({ ...posted, answers: { ...answers, acknowledgedDocumentIds: [] } }, terms), { status: 400 })
  }
  if (refusal.code === 'too_many') {
    const reply = replyTo({ ...posted, go: 'check' }, [...hold.specialTerms, ...hold.documents.map(documentAsTerm)])
    return data({ ...reply, problems: [{ field: 'reserve', code: 'tooManyBookings' }] }, { status: 429 })
  }
  return leadTo(pickerAddress(hold, returnReasonOf(refusal.code)))
}

interface Release {
  readonly useCases: Needed
  readonly orgSlug: string
  readonly id: ReservationId
  readonly find: () => Promise<HoldView | Response>
  readonly leadTo: LeadTo
}

async function release({ useCases, orgSlug, id, find, leadTo }: Release): Promise<Response> {
  const released = await useCases.releaseHold.execute({ id })
  if (!released.ok) {
    const hold = await find()
    return hold instanceof Response ? hold : leadTo(pickerAddress(hold, 'expired'))
  }
  const reservation = await useCases.showReservationToGuest.execute({ id })
  if (!reservation.ok) return leadTo(`/${encodeURIComponent(orgSlug)}?reason=released`)
  return leadTo(pickerAddress(reservation.value, 'released'))
}
