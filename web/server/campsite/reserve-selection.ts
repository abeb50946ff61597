import type { NameOfAct } from '@camp/application/idempotency/idempotency-keys.ts'
import type { ContactUnproved } from '@camp/application/reservations/reservation-refusals.ts'
import type { HoldView } from '@camp/application/reservations/reservation-views.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { WantedPlot } from '@camp/domain/availability/plot-hold.ts'
import type { HoldVisitor } from '@camp/domain/reservations/hold-limits.ts'
import type { Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { embeddedAs } from '#app/appearance/header-footer.ts'
import { readStayParameters } from '#app/search-parameters/read-stay-parameters.ts'
import { stayOfParameters } from '#app/search-parameters/stay-of-parameters.ts'
import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
import { type Allocation, allOnOnePlot } from '#app/selection/allocation.ts'
import { allocationProblems } from '#app/selection/allocation-problems.ts'
import { contactParameters } from '#app/selection/contact-parameters.ts'
import { plotWishes } from '#app/selection/plot-wishes.ts'
import { type ReturnReason, returnPlace } from '#app/selection/return-reasons.ts'
import { readAllocation, readSelection, tidy } from '#app/selection/selection-parameters.ts'
import { reserveAddress } from '../reservations/load-hold.ts'
import { refusedPlots } from './load-selection.ts'

interface ReserveSelection {
  readonly useCases: Pick<UseCases, 'placeHold' | 'releaseHold'>
  readonly orgSlug: string
  readonly form: FormData
  readonly from: HoldVisitor
  /** Of a contact that this browser has proved. */
  readonly contactKey: string | null
  /** What this guest holds here already. */
  readonly own: HoldView | null
  /** Of the showing of the form that is posted. */
  readonly nameOfAct?: NameOfAct | null
}

/**
 * Posting the picker's choice: the address of the next page, which is the picker again when the plots cannot
 * be held. The same choice again goes on with the hold that is there; another one that only that hold stands
 * in the way of takes its place.
 */
export async function reserveSelection(selection: ReserveSelection): Promise<string> {
  const { useCases, orgSlug, form, from, contactKey, own, nameOfAct } = selection
  const search = tidy(form)
  const back = (reason: ReturnReason, plotIds: readonly string[] = []) => pickerAgain(orgSlug, search, reason, plotIds)
  const party = readStayParameters(search)
  const stay = stayOfParameters(party)
  if (!stay) return back('dates-missing')
  const plotIds = readSelection(search)
  if (plotIds.length === 0) return back('nothing-selected')
  const allocation = postedAllocation(search, plotIds, party)
  const wishes = allocation && plotWishes(allocation, party)
  if (!allocation || !wishes || isUneven(party, allocation)) return back('unallocated')

  if (own && isSameChoice(own, stay, wishes)) return embeddedAs(search, reserveAddress(orgSlug, own.id))
  const name = nameOfAct && (await nameOfAct())
  const hold = () => useCases.placeHold.execute({ orgSlug, stay, plots: wishes, from, contactKey, name })
  const first = await hold()
  const held = own && isInOwnWay(own, first) && (await useCases.releaseHold.execute({ id: own.id })).ok ? await hold() : first
  if (held.ok) return embeddedAs(search, reserveAddress(orgSlug, held.value.id))
  if (held.refusal.code === 'too_many') return back(held.refusal.retryAfterSeconds === null ? 'too-large' : 'too-many')
  if (held.refusal.code === 'contact_unproved') return contactCodeAddress(orgSlug, search, held.refusal)
  const { code, plotIds: refused } = refusedPlots(held.refusal, plotIds)
  return back(code, refused)
}

type Held = Awaited<ReturnType<UseCases['placeHold']['execute']>>

function isInOwnWay(own: HoldView, held: Held): boolean {
  if (held.ok) return false
  if (held.refusal.code === 'too_many') return held.refusal.retryAfterSeconds !== null
  if (held.refusal.code !== 'booked') return false
  return held.refusal.plotIds.every((id) => own.plots.some(({ plotId }) => plotId === id))
}

function isSameChoice(own: HoldView, stay: StayDates, wishes: readonly WantedPlot[]): boolean {
  const isHeld = ({ plotId, party, equipment }: WantedPlot) =>
    !equipment.tents && !equipment.caravans && own.plots.some((plot) => plot.plotId === plotId && isSameParty(plot.party, party))
  return own.stay.equals(stay) && own.plots.length === wishes.length && wishes.every(isHeld)
}

function isSameParty(one: Party, other: Party): boolean {
  const said = ({ numberOfAdults, numberOfPensioners, childrenAges }: Party) =>
    [numberOfAdults, numberOfPensioners, ...childrenAges.toSorted((a, b) => a - b)].join()
  return said(one) === said(other)
}

function postedAllocation(search: URLSearchParams, plotIds: readonly string[], party: StayParameters): Allocation | null {
  const [only] = plotIds
  return readAllocation(search, plotIds, party) ?? (only && plotIds.length === 1 ? allOnOnePlot(only, party) : null)
}

/** Guests must add up; tents and caravans are judged by each plot. */
function isUneven(party: StayParameters, allocation: Allocation): boolean {
  return allocationProblems(party, allocation, false).length > 0
}

/** The choice goes along, so that the code leads on to its hold. */
function contactCodeAddress(orgSlug: string, search: URLSearchParams, { asks, most }: ContactUnproved): string {
  const next = new URLSearchParams(search)
  for (const kind of asks) next.append(contactParameters.asks, kind)
  if (most !== null) next.set(contactParameters.most, String(most))
  return `/${encodeURIComponent(orgSlug)}/contact-code?${next}`
}

/** Post, redirect, get: the choice stays in the address, the availability is read anew. */
function pickerAgain(orgSlug: string, search: URLSearchParams, reason: ReturnReason, plotIds: readonly string[]): string {
  const next = new URLSearchParams(search)
  next.set('reason', reason)
  for (const plotId of plotIds) next.append('refusedPlot', plotId)
  return `/${encodeURIComponent(orgSlug)}?${next}#${returnPlace(reason)}`
}
