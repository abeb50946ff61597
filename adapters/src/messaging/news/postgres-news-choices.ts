import type { NewsChoice, NewsChoices, NewsReader } from '@camp/application/messaging/news/news-choices.ts'
import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../../postgres/typed-database.ts'
import { newsReaders, toReader } from './news-readers.ts'

/** Reads from the primary: who was suspended a moment ago is told nothing more. */
export class PostgresNewsChoices implements NewsChoices {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async reader(organisationId: OrganisationId, userId: UserId): Promise<NewsReader | undefined> {
    const row = await newsReaders(this.#em, organisationId).where('person.id', '=', userId).executeTakeFirst()
    return row && toReader(row)
  }

  of(organisationId: OrganisationId, userId: UserId): Promise<readonly NewsChoice[]> {
    return databaseOf(this.#em)
      .selectFrom('news_choice')
      .select(['topic', 'email as byEmail', 'by_sms as bySms'])
      .where('organisation_id', '=', organisationId)
      .where('user_id', '=', userId)
      .orderBy('topic')
      .execute()
  }

  async save(
    { organisationId, userId }: { readonly organisationId: OrganisationId; readonly userId: UserId },
    choices: readonly NewsChoice[],
    at: Temporal.Instant,
  ): Promise<void> {
    const database = databaseOf(this.#em)
    const topics = choices.map(({ topic }) => topic)
    await database
      .deleteFrom('news_choice')
      .where('organisation_id', '=', organisationId)
      .where('user_id', '=', userId)
      .$if(topics.length > 0, (query) => query.where('topic', 'not in', topics))
      .execute()
    if (choices.length === 0) return
    const whose = { organisation_id: organisationId, user_id: userId, chosen_at: at.toString() }
    await database
      .insertInto('news_choice')
      .values(choices.map(({ topic, byEmail, bySms }) => ({ ...whose, topic, email: byEmail, by_sms: bySms })))
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'user_id', 'topic']).doUpdateSet(({ ref }) => ({
          email: ref('excluded.email'),
          by_sms: ref('excluded.by_sms'),
          chosen_at: ref('excluded.chosen_at'),
        })),
      )
      .execute()
  }

  async readersOf(organisationId: OrganisationId, topic: StaffTopic): Promise<readonly (NewsReader & NewsChoice)[]> {
    const rows = await newsReaders(this.#em, organisationId)
      .innerJoin('news_choice as choice', (join) =>
        join.onRef('choice.user_id', '=', 'person.id').onRef('choice.organisation_id', '=', 'link.organisation_id'),
      )
      .select(['choice.topic', 'choice.email as byEmail', 'choice.by_sms as bySms'])
      .where('choice.topic', '=', topic)
      .orderBy('person.id')
      .execute()
    return rows.map((row) => ({ ...toReader(row), topic: row.topic, byEmail: row.byEmail, bySms: row.bySms }))
  }
}
