import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { NewsChoice, NewsChoices, NewsReader } from '../news-choices.ts'

/** People of one campsite; who is no longer among them may not read. */
export class InMemoryNewsChoices implements NewsChoices {
  readonly #choices = new Map<UserId, readonly NewsChoice[]>()
  readers: readonly NewsReader[]

  constructor(readers: readonly NewsReader[] = []) {
    this.readers = readers
  }

  async reader(_: OrganisationId, userId: UserId): Promise<NewsReader | undefined> {
    return this.readers.find((reader) => reader.userId === userId)
  }

  async of(_: OrganisationId, userId: UserId): Promise<readonly NewsChoice[]> {
    return this.#choices.get(userId) ?? []
  }

  async save({ userId }: { readonly userId: UserId }, choices: readonly NewsChoice[]): Promise<void> {
    this.#choices.set(userId, choices)
  }

  async readersOf(_: OrganisationId, topic: StaffTopic): Promise<readonly (NewsReader & NewsChoice)[]> {
    return this.readers.flatMap((reader) => {
      const choice = this.#choices.get(reader.userId)?.find((one) => one.topic === topic)
      return choice ? [{ ...reader, ...choice }] : []
    })
  }
}
