import { type StaffTopic, staffTopics } from '@camp/domain/messaging/campsite-news.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { judgeSettings } from '../../organisations/settings/judge-settings.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { NewsChoice, NewsChoices, NewsReader } from './news-choices.ts'

export interface OwnNewsPorts {
  readonly newsChoices: NewsChoices
  /** No where whoever runs the marketplace has switched SMS off. */
  readonly isSmsOn: boolean
  readonly transaction: Transaction
  readonly clock: Clock
}

/** Why no SMS can be chosen. */
export type NoSmsBecause = 'switched-off' | 'administrators-only' | 'no-proved-number'

export interface OwnNews {
  /** Where they get it. */
  readonly email: string
  readonly sms: { readonly to: string } | { readonly not: NoSmsBecause }
  /** Every topic, in the order of `staffTopics`. */
  readonly choices: readonly NewsChoice[]
}

/** The platform's staff see the campsite's settings, and do not work there. */
export type WorksElsewhere = { readonly code: 'works-elsewhere' }
export type OwnNewsRefusal = NotFound | NotPermitted | WorksElsewhere

/** What somebody hears of at one campsite that they work for. */
export class ShowOwnNews {
  readonly #ports: Pick<OwnNewsPorts, 'newsChoices' | 'isSmsOn'>

  constructor(ports: Pick<OwnNewsPorts, 'newsChoices' | 'isSmsOn'>) {
    this.#ports = ports
  }

  async execute(command: OfOrganisation): Promise<Result<OwnNews, OwnNewsRefusal>> {
    const { newsChoices, isSmsOn } = this.#ports
    const reader = await readerOf(newsChoices, command)
    if (!reader.ok) return reader
    const known = await newsChoices.of(command.organisationId, reader.value.userId)
    const choices = staffTopics.map((topic) => known.find((choice) => choice.topic === topic) ?? unheard(topic))
    return accepted({ email: reader.value.email, sms: smsOf(reader.value, isSmsOn), choices })
  }
}

export interface ChooseNewsCommand extends OfOrganisation {
  /** What is missing is not heard of. */
  readonly choices: readonly NewsChoice[]
}

/** Of their own alone. What was chosen for the phone stays while no SMS can be chosen. */
export class ChooseNews {
  readonly #ports: OwnNewsPorts

  constructor(ports: OwnNewsPorts) {
    this.#ports = ports
  }

  async execute(command: ChooseNewsCommand): Promise<Result<null, OwnNewsRefusal>> {
    const { newsChoices, isSmsOn, transaction, clock } = this.#ports
    const { organisationId } = command
    return transaction.run(async () => {
      const reader = await readerOf(newsChoices, command)
      if (!reader.ok) return reader
      const { userId } = reader.value
      const before = await newsChoices.of(organisationId, userId)
      const maySms = 'to' in smsOf(reader.value, isSmsOn)
      const chosen = staffTopics.map((topic) => {
        const typed = command.choices.find((choice) => choice.topic === topic) ?? unheard(topic)
        const stood = before.find((choice) => choice.topic === topic)?.bySms ?? false
        return { ...typed, bySms: maySms ? typed.bySms : stood }
      })
      await newsChoices.save({ organisationId, userId }, chosen.filter(isHeard), clock.now())
      return accepted(null)
    })
  }
}

async function readerOf(
  newsChoices: Pick<NewsChoices, 'reader'>,
  { actor, organisationId }: OfOrganisation,
): Promise<Result<NewsReader, OwnNewsRefusal>> {
  const judged = judgeSettings(actor, organisationId, 'read')
  if (!judged.ok) return judged
  const reader = actor.kind === 'user' ? await newsChoices.reader(organisationId, actor.userId) : undefined
  return reader ? accepted(reader) : refused({ code: 'works-elsewhere' })
}

function smsOf({ role, phone }: NewsReader, isSmsOn: boolean): OwnNews['sms'] {
  if (!isSmsOn) return { not: 'switched-off' }
  if (role !== 'ORGADMIN') return { not: 'administrators-only' }
  return phone ? { to: phone } : { not: 'no-proved-number' }
}

function unheard(topic: StaffTopic): NewsChoice {
  return { topic, byEmail: 'none', bySms: false }
}

function isHeard({ byEmail, bySms }: NewsChoice): boolean {
  return byEmail !== 'none' || bySms
}
