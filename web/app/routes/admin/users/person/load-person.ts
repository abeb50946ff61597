import type { ShownPerson } from '@camp/application/people/platform/show-people.ts'

/** As the page is sent it: moments as texts, nothing of a session but where and when. */
export function personOnWire({ person, sessions, isOneself }: ShownPerson) {
  const { createdAt, ban, erasedAt, ...facts } = person
  return {
    ...facts,
    isOneself,
    createdAt: createdAt.toString(),
    ban: ban && { at: ban.at.toString(), reason: ban.reason },
    erasedAt: erasedAt?.toString() ?? null,
    sessions: sessions.map(({ id, browser, lastSeenAt }) => ({ id, browser, lastSeenAt: lastSeenAt.toString() })),
  }
}

export type WirePerson = ReturnType<typeof personOnWire>
