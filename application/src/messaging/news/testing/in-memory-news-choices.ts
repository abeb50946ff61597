import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { NewsChoice, NewsChoices, NewsReader } from '../news-choices.ts'

/** People of one campsite; who is no longer among them may not read. */
export class InMemoryNewsChoices implements NewsChoices {
  readonly #organisationId: OrganisationId
  readonly #choices = new Map<string, readonly NewsChoice[]>()
  readers: readonly NewsReader[]

  constructor(organisationId: OrganisationId, readers: readonly NewsReader[] = []) {
    this.#organisationId = organisationId
    this.readers = readers
  }

  async reader(organisationId: OrganisationId, userId: UserId): Promise<NewsReader | undefined> {
    return this.#readersAt(organisationId).find((reader) => reader.userId === userId)
  }

  async of(organisationId: OrganisationId, userId: UserId): Promise<readonly NewsChoice[]> {
    return this.#choices.get(`${organisationId} ${userId}`) ?? []
  }

  async save(
    { organisationId, userId }: { readonly organisationId: OrganisationId; readonly userId: UserId },
    choices: readonly NewsChoice[],
  ): Promise<void> {
    const inOrder = choices.toSorted((one, other) => one.topic.localeCompare(other.topic))
    this.#choices.set(`${organisationId} ${userId}`, inOrder)
  }

  async readersOf(organisationId: OrganisationId, topic: StaffTopic): Promise<readonly (NewsReader & NewsChoice)[]> {
    const readers = this.#readersAt(organisationId).toSorted((one, other) => one.userId.localeCompare(other.userId))
    return readers.flatMap((reader) => {
      const choice = this.#choices.get(`${organisationId} ${reader.userId}`)?.find((one) => one.topic === topic)
      return choice ? [{ ...reader, ...choice }] : []
    })
  }

  #readersAt(organisationId: OrganisationId): readonly NewsReader[] {
    return organisationId === this.#organisationId ? this.readers : []
  }
}
