import type { ShownPerson } from '@camp/application/people/platform/show-people.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'

/** The fields of the form, as it is opened. */
export function personFields({ firstName, lastName, role }: ShownPerson['person']) {
  return { firstName, lastName, role }
}

/** As the page is sent it: moments as texts, nothing of a session but where and when. */
export function personOnWire({ person, revision, sessions, isOneself }: ShownPerson) {
  const { createdAt, ban, erasedAt, ...facts } = person
  return {
    ...facts,
    revision,
    isOneself,
    shown: personFields(person),
    createdAt: instantOnWire(createdAt),
    ban: ban && { at: instantOnWire(ban.at), reason: ban.reason },
    erasedAt: erasedAt ? instantOnWire(erasedAt) : null,
    sessions: sessions.map(({ id, browser, lastSeenAt }) => ({ id, browser, lastSeenAt: instantOnWire(lastSeenAt) })),
  }
}

export type WirePerson = ReturnType<typeof personOnWire>
