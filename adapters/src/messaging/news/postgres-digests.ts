import type { DigestCampsite, DigestReader, Digests } from '@camp/application/messaging/news/digests.ts'
import type { KeptNews } from '@camp/application/messaging/news/news-log.ts'
import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../../postgres/typed-database.ts'
import { newsReaders, toReader } from './news-readers.ts'
import { toNews } from './postgres-news-log.ts'

export class PostgresDigests implements Digests {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  campsites(): Promise<readonly DigestCampsite[]> {
    return databaseOf(this.#em)
      .selectFrom('organisation')
      .innerJoin('country', 'country.code', 'organisation.country_code')
      .select(['organisation.id as organisationId', 'organisation.slug', 'organisation.name', 'country.timezone'])
      .select('country.currency_symbol as currencySymbol')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('news_choice')
            .select('user_id')
            .whereRef('news_choice.organisation_id', '=', 'organisation.id')
            .where('news_choice.email', '=', 'digest'),
        ),
      )
      .orderBy('organisation.id')
      .execute()
  }

  async readersWithout(organisationId: OrganisationId, day: Temporal.PlainDate): Promise<readonly DigestReader[]> {
    const rows = await newsReaders(this.#em, organisationId)
      .innerJoin('news_choice as choice', (join) =>
        join.onRef('choice.user_id', '=', 'person.id').onRef('choice.organisation_id', '=', 'link.organisation_id'),
      )
      .select(sql<StaffTopic[]>`array_agg(choice.topic order by choice.topic)`.as('topics'))
      .where('choice.email', '=', 'digest')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('news_digest')
              .select('day')
              .whereRef('news_digest.user_id', '=', 'person.id')
              .where('news_digest.organisation_id', '=', organisationId)
              .where('news_digest.day', '=', day.toString()),
          ),
        ),
      )
      .groupBy('person.id')
      .orderBy('person.id')
      .execute()
    return rows.map((row) => ({ ...toReader(row), topics: row.topics }))
  }

  async begin({ organisationId, userId, day }: Parameters<Digests['begin']>[0], at: Temporal.Instant): Promise<boolean> {
    const begun = await databaseOf(this.#em)
      .insertInto('news_digest')
      .values({ organisation_id: organisationId, user_id: userId, day: day.toString(), at: at.toString() })
      .onConflict((conflict) => conflict.constraint('a_day_has_one_letter').doNothing())
      .returning('user_id')
      .execute()
    return begun.length === 1
  }

  async news(organisationId: OrganisationId, { from, until }: Parameters<Digests['news']>[1]): Promise<readonly KeptNews[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('campsite_news')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('at', '>=', from.toString())
      .where('at', '<', until.toString())
      .orderBy('at')
      .orderBy('id')
      .execute()
    return rows.map(toNews)
  }

  async forgetBefore(moment: Temporal.Instant): Promise<void> {
    const before = moment.toString()
    const database = databaseOf(this.#em)
    await database
      .deleteFrom('campsite_news')
      .where('at', '<', before)
      .where('mailed_at', 'is not', null)
      .where('texted_at', 'is not', null)
      .execute()
    await database.deleteFrom('news_digest').where('at', '<', before).execute()
  }
}
