import type { BrokenRule } from '@camp/domain/reservations/amend/judge-amendment.ts'
import type { Reservation } from '@camp/domain/reservations/reservation.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { RuleSetAside } from '../reservations/amend/amendment-answers.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { DeskLog } from './desk-log.ts'

interface SettingAside {
  readonly reservation: Pick<Reservation, 'id' | 'organisationId'>
  readonly setAside: readonly RuleSetAside[]
  readonly at: Temporal.Instant
  readonly by: string
}

/** A rule with its numbers as plain data. */
export type PlainRule = { readonly plotName: string; readonly code: BrokenRule['code'] } & Readonly<
  Record<string, string | number>
>

/** Each rule that staff decided against stands in the desk's log, with its plot and its numbers. */
export async function writeRulesSetAside(
  { deskLog, randomness }: { readonly deskLog: Pick<DeskLog, 'add'>; readonly randomness: Randomness },
  { reservation: { id: reservationId, organisationId }, setAside, at, by }: SettingAside,
): Promise<void> {
  if (setAside.length === 0) return
  const note = JSON.stringify(setAside.map(plainRule))
  await deskLog.add({ id: randomness.uuid(), organisationId, reservationId, act: 'rules-set-aside', at, by, note })
}

export function plainRule({ plotName, rule }: RuleSetAside): PlainRule {
  const facts = Object.entries(rule).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)])
  return { plotName, ...Object.fromEntries(facts) } as PlainRule
}
