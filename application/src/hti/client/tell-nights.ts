import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import type { NightUse } from '@camp/domain/availability/occupancy.ts'
import { dateOf, nightOf, nightsFrom } from '@camp/domain/nights/night.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Occupancies } from '../../availability/occupancies.ts'
import type { Catalogues } from '../../organisations/catalogues.ts'
import { todayIn } from '../../shared/clock.ts'
import type { HtiLine } from './hti-lines.ts'
import type { ToldNights } from './hti-questions.ts'
import type { ChangedNights } from './hti-queue.ts'
import { outgoingEnding, type SayPorts, sayInLog } from './say-in-log.ts'

export interface TellNightsPorts extends SayPorts {
  readonly occupancies: Occupancies
  readonly catalogues: Pick<Catalogues, 'find'>
}

interface TellNights {
  readonly messageId: string
  readonly tries: number
  readonly nights: readonly ChangedNights[]
}

/** Which of the nights that changed are free at this moment: the same message twice says the same. */
export async function tellNights(ports: TellNightsPorts, line: HtiLine, telling: TellNights): Promise<'done' | 'silent'> {
  const { htiQueue, clock } = ports
  const nights = await nightsNow(ports, line, telling.nights)
  if (nights.length === 0) {
    await htiQueue.drop(telling.messageId)
    return 'done'
  }
  const [id, at] = [telling.messageId, clock.now()]
  const question = { kind: 'AVAILABILITY_QUERY', hotelCode: line.propertyCode, nights } as const
  const begin = (request: string) => htiQueue.begin({ id, kind: question.kind, at, request })
  const ending = outgoingEnding(await sayInLog(ports, line, { id, at, question, begin }), telling.tries + 1, clock.now())
  await htiQueue.end(id, ending)
  return ending.state === 'RETRY' ? 'silent' : 'done'
}

async function nightsNow(
  { occupancies, catalogues, clock }: TellNightsPorts,
  { organisationId, rooms }: HtiLine,
  changed: readonly ChangedNights[],
): Promise<readonly ToldNights[]> {
  const catalogue = await catalogues.find(organisationId)
  if (!catalogue) return []
  const listed = new Map(listedPlots(catalogue).map(({ plot }) => [plot.id, plot]))
  const codes = new Map(rooms.map(({ plotId, code }) => [plotId, code]))
  const today = todayIn(catalogue.organisation.province.country.timezone, clock)
  const told: ToldNights[] = []
  for (const { plotId, first, last } of changed) {
    const roomCode = codes.get(plotId)
    const from = Temporal.PlainDate.compare(first, today) < 0 ? today : first
    if (roomCode === undefined || Temporal.PlainDate.compare(last, from) < 0) continue
    const plot = listed.get(plotId)
    const used = (await occupancies.of([plotId], from, last.add({ days: 1 }), clock.now())).get(plotId)
    const isFree = (night: number) => plot !== undefined && hasRoom(used?.get(night), plot.paxMax)
    told.push(...stretches(nightsFrom(nightOf(from), nightOf(last) + 1), isFree).map((stretch) => ({ roomCode, ...stretch })))
  }
  return told
}

/** A night that parties share is free while there is room for a guest more. */
function hasRoom(use: NightUse | undefined, most: number): boolean {
  return use === undefined || (use.kind === 'shared' && use.pax < most)
}

function stretches(nights: readonly number[], isFree: (night: number) => boolean): readonly Omit<ToldNights, 'roomCode'>[] {
  const found: { first: Temporal.PlainDate; last: Temporal.PlainDate; isFree: boolean }[] = []
  for (const night of nights) {
    const [before, now] = [found.at(-1), isFree(night)]
    if (before?.isFree === now) before.last = dateOf(night)
    else found.push({ first: dateOf(night), last: dateOf(night), isFree: now })
  }
  return found
}
