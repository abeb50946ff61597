import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditChange, AuditTrail } from '../../audit/audit-trail.ts'
import { auditedActor } from '../../audit/audited.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import { revisionOf } from '../../shared/revision.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { Sessions } from '../sessions.ts'
import type { PeopleRecords, PersonRecord } from './people-records.ts'

export interface PlatformPeoplePorts {
  readonly peopleRecords: PeopleRecords
  readonly sessions: Sessions
  readonly auditTrail: AuditTrail
  readonly transaction: Transaction
  readonly clock: Clock
}

export interface OnPerson {
  readonly actor: Actor
  readonly userId: UserId
}

export type PersonRefusal = NotPermitted | NotFound

/** Who it is about, judged first: nobody but the platform is told whether there is such a person. */
export async function personForPlatform(
  { peopleRecords }: Pick<PlatformPeoplePorts, 'peopleRecords'>,
  { actor, userId }: OnPerson,
): Promise<Result<PersonRecord, PersonRefusal>> {
  if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
  const person = await peopleRecords.find(userId)
  return person ? accepted(person) : refused({ code: 'not-found' })
}

/** Of a person as far as their form shows them. */
export function revisionOfPerson({ firstName, lastName, role }: Pick<PersonRecord, 'firstName' | 'lastName' | 'role'>): string {
  return revisionOf({ firstName, lastName, role })
}

/** Who may not be asked about themselves: nobody locks themselves out. */
export function isOneself({ actor, userId }: OnPerson): boolean {
  return actor.kind === 'user' && actor.userId === userId
}

/** Somebody has to be left who can let people in; in the transaction that takes their rights. */
export async function isLastAdministrator(
  { peopleRecords }: Pick<PlatformPeoplePorts, 'peopleRecords'>,
  { userId }: OnPerson,
): Promise<boolean> {
  const working = await peopleRecords.administratorsForChange()
  return working.length === 1 && working[0] === userId
}

/** Names and addresses never get here: they can be erased, the trail cannot. */
export function recordOnPerson(
  { auditTrail, clock }: Pick<PlatformPeoplePorts, 'auditTrail' | 'clock'>,
  { actor, userId }: OnPerson,
  act: string,
  changes: readonly AuditChange[] = [],
): Promise<void> {
  return auditTrail.record({ at: clock.now(), by: auditedActor(actor), organisationId: null, act, subject: userId, changes })
}
