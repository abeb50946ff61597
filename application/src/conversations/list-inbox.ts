import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import { staffRole } from '../organisations/managed/organisation-rights.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManageReservations } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { Conversations, InboxConversation } from './conversations.ts'

/** For so many days what was dealt with stays in the list. */
const daysShown = 14
const mostShown = 200

interface ListInboxPorts {
  readonly conversations: Pick<Conversations, 'inbox'>
  readonly catalogues: Catalogues
  readonly clock: Clock
}

/** What guests of a campsite wrote: what waits first, the longest first, then what was dealt with lately. */
export class ListInbox {
  readonly #ports: ListInboxPorts

  constructor(ports: ListInboxPorts) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly orgSlug: string
  }): Promise<Result<readonly InboxConversation[], NotFound | NotPermitted>> {
    const { conversations, clock } = this.#ports
    const desk = await openDesk(this.#ports, query)
    if (!desk.ok) return desk
    const { id: organisationId } = desk.value.organisation
    const since = clock.now().subtract({ hours: 24 * daysShown })
    return accepted(await conversations.inbox({ organisationId, since, limit: mostShown }))
  }
}

/** How many conversations of a campsite wait for somebody there. */
export class CountWaitingConversations {
  readonly #ports: { readonly conversations: Pick<Conversations, 'countWaiting'> }

  constructor(ports: { readonly conversations: Pick<Conversations, 'countWaiting'> }) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
  }): Promise<Result<number, NotFound | NotPermitted>> {
    const { actor, organisationId } = query
    if (!staffRole(actor)) return refused({ code: 'not-permitted' })
    if (!mayManageReservations(actor, organisationId)) return refused({ code: 'not-found' })
    return accepted(await this.#ports.conversations.countWaiting({ organisationId }))
  }
}
