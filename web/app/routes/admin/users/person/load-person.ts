import type { ShownPerson } from '@camp/application/people/platform/show-people.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'

/** As the page is sent it: moments as texts, nothing of a session but where and when. */
export function personOnWire({ person, sessions, isOneself }: ShownPerson) {
  const { createdAt, ban, erasedAt, ...facts } = person
  return {
    ...facts,
    isOneself,
    createdAt: instantOnWire(createdAt),
    ban: ban && { at: instantOnWire(ban.at), reason: ban.reason },
    erasedAt: erasedAt ? instantOnWire(erasedAt) : null,
    sessions: sessions.map(({ id, browser, lastSeenAt }) => ({ id, browser, lastSeenAt: instantOnWire(lastSeenAt) })),
  }
}

export type WirePerson = ReturnType<typeof personOnWire>
