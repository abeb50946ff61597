import { tidyName } from '@camp/domain/people/person-name.ts'
import type { Role } from '@camp/domain/people/role.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { checkRevision } from '../../settings/check-revision.ts'
import type { ChangedMeanwhile } from '../../shared/refusals.ts'
import type { PersonRecord } from './people-records.ts'
import {
  isLastAdministrator,
  isOneself,
  type OnPerson,
  type PersonRefusal,
  type PlatformPeoplePorts,
  personForPlatform,
  recordOnPerson,
  revisionOfPerson,
} from './platform-people.ts'

export interface ChangePersonCommand extends OnPerson {
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  /** Of what the form was filled with. */
  readonly revision: string
}

export type ChangePersonRefusal =
  | PersonRefusal
  | ChangedMeanwhile
  | { readonly code: 'name-missing' | 'oneself' | 'works-nowhere' | 'works-somewhere' | 'erased' | 'last-administrator' }

/** Names and the role; how somebody is reached and their password are theirs alone to change. */
export class ChangePerson {
  readonly #ports: PlatformPeoplePorts

  constructor(ports: PlatformPeoplePorts) {
    this.#ports = ports
  }

  async execute(command: ChangePersonCommand): Promise<Result<null, ChangePersonRefusal>> {
    const found = await personForPlatform(this.#ports, command)
    if (!found.ok) return found
    const names = { firstName: tidyName(command.firstName), lastName: tidyName(command.lastName) }
    return this.#ports.transaction.run(async () => {
      const isLast = command.role !== 'SUPERADMIN' && (await isLastAdministrator(this.#ports, command))
      const stored = await this.#ports.peopleRecords.findForChange(command.userId)
      const shown = checkRevision(stored, command.revision, revisionOfPerson)
      if (!shown.ok) return shown
      const problem = problemWith(shown.value, command)
      if (problem) return refused({ code: problem })
      if (names.firstName === '') return refused({ code: 'name-missing' })
      if (isLast) return refused({ code: 'last-administrator' })
      await this.#change(shown.value, { ...command, ...names })
      return accepted(null)
    })
  }

  async #change(before: PersonRecord, after: ChangePersonCommand): Promise<void> {
    const { peopleRecords, sessions } = this.#ports
    const { userId, firstName, lastName, role } = after
    const isRenamed = firstName !== before.firstName || lastName !== before.lastName
    if (isRenamed) await peopleRecords.rename(userId, { firstName, lastName })
    if (role !== before.role) {
      await peopleRecords.setRole(userId, role)
      await sessions.endAll(userId)
    }
    const changes = [
      ...(isRenamed ? [{ field: 'name', before: '•••', after: '•••' }] : []),
      ...(role === before.role ? [] : [{ field: 'role', before: before.role, after: role }]),
    ]
    if (changes.length > 0) await recordOnPerson(this.#ports, after, 'user.changed', changes)
  }
}

/** Everybody has one role: staff of a campsite work for one, and nobody else does (rule U13). */
function problemWith({ role, links, state }: PersonRecord, wanted: ChangePersonCommand) {
  if (state === 'erased') return 'erased'
  if (wanted.role === role) return undefined
  if (isOneself(wanted)) return 'oneself'
  const isOfCampsite = wanted.role === 'ORGADMIN' || wanted.role === 'ORGUSER'
  if (isOfCampsite) return links.length === 0 ? 'works-nowhere' : undefined
  return links.length > 0 ? 'works-somewhere' : undefined
}
