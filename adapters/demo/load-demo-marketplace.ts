import { readFileSync } from 'node:fs'
import { ImportOrganisations } from '@camp/application/import-export/import-organisations.ts'
import { system } from '@camp/application/shared/actor.ts'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { Randomness } from '@camp/application/shared/randomness.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { PostgresAuditTrail } from '../src/audit/postgres-audit-trail.ts'
import { PostgresHolidayCalendars } from '../src/holidays/postgres-holiday-calendars.ts'
import { hashedPassword } from '../src/hti/connection-password.ts'
import { sealedPassword } from '../src/hti/their-password.ts'
import { OrganisationDocumentReader } from '../src/import-export/organisation-document-schema.ts'
import { insertRows } from '../src/import-export/organisation-sql.ts'
import { PostgresKnownCountries } from '../src/import-export/postgres-known-countries.ts'
import { PostgresOrganisationStore } from '../src/import-export/postgres-organisation-store.ts'
import { CatalogueCache } from '../src/organisations/catalogue-cache.ts'
import { PostgresCatalogues } from '../src/organisations/postgres-catalogues.ts'
import { Argon2PasswordHasher } from '../src/people/argon2-password-hasher.ts'
import { loadReferenceData } from '../src/postgres/reference-data.ts'
import { PostgresTransaction } from '../src/postgres/transaction.ts'
import { databaseOf } from '../src/postgres/typed-database.ts'
import { HashedConfirmationKeys } from '../src/reservations/hashed-confirmation-keys.ts'
import { demoPlaces, slugOf } from './all-places.ts'
import { demoDocument, demoSeed } from './demo-documents.ts'
import { demoGuests } from './demo-guests.ts'
import { demoReservations } from './demo-reservations.ts'
import { demoReviews } from './demo-reviews.ts'
import { demoStayReviews } from './demo-stay-reviews.ts'
import { SeededRandom } from './pictures/seeded-random.ts'
import { showDemoSigns } from './show-demo-signs.ts'
import { showReferencePictures } from './show-reference-pictures.ts'
import { writeDemoAccounts } from './write-demo-accounts.ts'
import { livesToRows, writeLives } from './write-demo-lives.ts'
import { demoAdminEmail, demoCamper, demoPassword, writeDemoPeople } from './write-demo-people.ts'
import { writeDemoReviews } from './write-demo-reviews.ts'

export interface DemoMarketplaceOptions {
  readonly em: EntityManager
  readonly clock: Clock
  readonly randomness: Randomness
  /** Where guests reach the product; links in the demo's messages begin with it. */
  readonly publicUrl: string
  /** `done` of `of` steps, and what was done last. */
  readonly onProgress?: (done: number, of: number, what: string) => void
}

export type DemoLoading = { readonly outcome: 'loaded'; readonly reservations: number } | { readonly outcome: 'already-there' }

/**
 * The six reference organisations as they are, 66 invented campsites, people, reviews and reservations around
 * today. Safe to run again, also after it broke off: campsites are matched by slug, and everything else is
 * written in one transaction.
 */
export async function loadDemoMarketplace(options: DemoMarketplaceOptions): Promise<DemoLoading> {
  const { em } = options
  if (await isDemoLoaded(em)) return { outcome: 'already-there' }
  await loadReferenceData(em)
  await importAll(options, referenceDocument(), 0)
  await importAll(options, demoDocument(), referenceCount)
  const made = await peopleAndStays(options)
  await new PostgresTransaction(options).run(() => write(em, made))
  report(options, steps, 'people, reviews and reservations')
  return { outcome: 'loaded', reservations: made.reservations }
}

const referenceCount = 6
const steps = referenceCount + demoPlaces.length + 1
const guestCount = 140

function report({ onProgress }: DemoMarketplaceOptions, done: number, what: string): void {
  onProgress?.(done, steps, what)
}

/** The administrator is written last, together with the reservations. */
export async function isDemoLoaded(em: EntityManager): Promise<boolean> {
  const found = await databaseOf(em)
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', demoAdminEmail)
    .executeTakeFirst()
  return found !== undefined
}

function referenceDocument(): { readonly organisations: readonly { readonly slug: string }[] } {
  return JSON.parse(readFileSync(new URL('./reference-organisations.json', import.meta.url), 'utf8'))
}

async function importAll(options: DemoMarketplaceOptions, document: unknown, doneBefore: number): Promise<void> {
  const { em } = options
  const importing = new ImportOrganisations({
    documentReader: new OrganisationDocumentReader({ knownCountries: new PostgresKnownCountries(em) }),
    organisationStore: new PostgresOrganisationStore(options),
    auditTrail: new PostgresAuditTrail(em),
    transaction: new PostgresTransaction(options),
    clock: options.clock,
  })
  const onProgress = (done: number, _of: number, slug: string) => report(options, doneBefore + done, slug)
  const imported = await importing.execute({ actor: system('demo'), document, dryRun: false, onProgress })
  if (!imported.ok) throw new Error(`the demo's document was refused: ${JSON.stringify(imported.refusal)}`)
}

/** Everything is made up before the transaction begins: it waits for nothing but the database. */
async function peopleAndStays({ em, clock, randomness, publicUrl }: DemoMarketplaceOptions) {
  const [now, random] = [clock.now(), new SeededRandom(`${demoSeed}/reservations`)]
  const camper = demoCamper(randomness.uuid)
  const guests = demoGuests(guestCount, random.fork('guests'), randomness.uuid)
  const demoSlugs = demoPlaces.map(({ name }) => slugOf(name))
  const slugs = [...demoSlugs, ...referenceDocument().organisations.map(({ slug }) => slug)]
  const catalogues = await demoCatalogues(em, demoSlugs)
  const reviews = catalogues.flatMap((catalogue) =>
    demoReviews(catalogue, now, random.fork(`reviews/${catalogue.organisation.slug}`), randomness.uuid),
  )
  const holidays = await holidaysOf(em, catalogues)
  const lives = demoReservations({ catalogues, holidaysOf: holidays, guests: [camper, ...guests], now, random, randomness })
  const passwordHash = await new Argon2PasswordHasher().hash(demoPassword)
  const people = { guests, camper, slugs, passwordHash, uuid: randomness.uuid }
  const confirmationKeys = new HashedConfirmationKeys(em)
  const stored = await livesToRows(lives, { randomness, publicUrl, catalogues, confirmationKeys })
  const reservations = lives.map(({ reservation }) => reservation)
  const ofStays = { reservations, camperId: camper.userId, now, random: random.fork('stay-reviews'), uuid: randomness.uuid }
  return { people, reviews, stayReviews: demoStayReviews(ofStays), stored, now, reservations: lives.length }
}

async function write(em: EntityManager, made: Awaited<ReturnType<typeof peopleAndStays>>): Promise<void> {
  const { people, reviews, stayReviews, stored, now } = made
  await writeDemoPeople(em, people)
  await showReferencePictures(em)
  await showDemoSigns(em)
  await insertRows(em, 'organisation_review', reviews)
  await writeLives(em, stored)
  await writeDemoReviews(em, stayReviews, now)
  await connectToChannel(em)
  await writeDemoAccounts(em, now)
}

/** Each plot gets its room code with the connection. */
async function connectToChannel(em: EntityManager): Promise<void> {
  await sql`
    insert into hti_connection (organisation_id, property_code, user_name, password_hash, direction, endpoint,
      their_user_name, their_password)
    select id, 'KLOOF01', 'hti-demo', ${hashedPassword(demoPassword)}, 'both', 'sandbox', 'camp',
      ${await sealedPassword(em, [], demoPassword)} from organisation where slug = 'kloofwater-camp'`.execute(databaseOf(em))
}

async function demoCatalogues(em: EntityManager, slugs: readonly string[]): Promise<readonly Catalogue[]> {
  const found = databaseOf(em).selectFrom('organisation').select('id').where('slug', 'in', slugs).orderBy('slug')
  const catalogues = new PostgresCatalogues({ em, cache: new CatalogueCache(), isDemoMode: true })
  return catalogues.findMany((await found.execute()).map(({ id }) => id as OrganisationId))
}

async function holidaysOf(em: EntityManager, catalogues: readonly Catalogue[]) {
  const calendars = new PostgresHolidayCalendars(em)
  const provinces = new Map(catalogues.map(({ organisation: { province } }) => [province.code, province]))
  const known = new Map(
    await Promise.all([...provinces].map(async ([code, province]) => [code, await calendars.of(province)] as const)),
  )
  return ({ organisation }: Catalogue) => {
    const calendar = known.get(organisation.province.code)
    if (!calendar) throw new Error(`no holidays for ${organisation.province.name}`)
    return calendar
  }
}
