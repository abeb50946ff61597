import { aPhoto } from '@camp/adapters/pictures/testing/a-photo.ts'
import { aProspect } from '@camp/application/enquiries/testing/an-enquiry.ts'
import { system } from '@camp/application/shared/actor.ts'
import { aSubmission, aWish } from '@camp/application/testing/a-guest-of.ts'
import type { RightsFixture } from '@camp/application/testing/rights/rights-fixture.ts'
import { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { ServedMarketplace } from '../../testing/given-marketplace.ts'

/**
 * One of everything at one of the reference organisations; what guests and staff do is done by the use cases.
 */
export async function givenRightsFixture(marketplace: ServedMarketplace, orgSlug: string): Promise<RightsFixture> {
  const settings = await givenSettings(marketplace, orgSlug)
  const booking = await givenBooking(marketplace, settings)
  const reviews = await givenReviews(marketplace, settings, booking.reservationId)
  const pictureKey = await givenPicture(marketplace, settings)
  const whatsAppMessageId = await givenWhatsAppMessage(marketplace, orgSlug)
  const htiMessageId = await givenHtiMessage(marketplace, orgSlug)
  const prospectId = await givenProspect(marketplace)
  const importId = await givenImport(marketplace)
  return { ...settings, ...booking, ...reviews, pictureKey, whatsAppMessageId, htiMessageId, prospectId, importId }
}

type Settings = Omit<
  RightsFixture,
  | ('whatsAppMessageId' | 'prospectId' | 'importId' | 'pictureKey' | 'reservationId' | 'refundTaskId' | 'disputeId' | 'blockId')
  | ('reviewId' | 'guestReviewId' | 'htiMessageId')
>

async function givenSettings({ store }: ServedMarketplace, orgSlug: string): Promise<Settings> {
  const { em } = store
  const add = (statement: string, ...values: readonly string[]) => em.execute(statement, [...values, orgSlug])
  const ofOrganisation = 'from organisation where slug = ?'
  await add(
    `insert into payment_rule (organisation_id, name, allow_partial_payments, partial_payment_due_type, partial_payment_percentage)
     select id, 'A third now', true, 'onArrival', 33 ${ofOrganisation}`,
  )
  await add(
    `insert into plot_payment_rule (organisation_id, plot_id, payment_rule_id)
     select p.organisation_id, p.id, r.id from plot p
       join payment_rule r using (organisation_id) join organisation o on o.id = p.organisation_id
     where slug = ? and r.name = 'A third now' and p.id not in (select plot_id from plot_payment_rule) limit 1`,
  )
  await em.execute(`insert into user_account (email, username, role) values (?, ?, 'ORGUSER')`, [
    `${orgSlug}@staff.test`,
    orgSlug,
  ])
  await add(
    `insert into user_organisation (user_id, organisation_id, role)
     select u.id, o.id, 'ORGUSER' from user_account u join organisation o on o.slug = u.username where o.slug = ?`,
  )
  await add(
    `insert into special_term (organisation_id, name, type, text) select id, 'Generators', 'Optional', 'None' ${ofOrganisation}`,
  )
  await add(
    `insert into document (organisation_id, title, text, is_mandatory) select id, 'House rules', 'Be kind', false ${ofOrganisation}`,
  )
  await add(`insert into saved_text (organisation_id, name, text) select id, 'Gate', 'Come in' ${ofOrganisation}`)
  await add(
    `insert into site_special_term (organisation_id, site_id, special_term_id)
     select s.organisation_id, s.id, t.id from site s
       join special_term t on t.organisation_id = s.organisation_id and t.name = 'Generators'
       join organisation o on o.id = s.organisation_id where slug = ? limit 1`,
  )
  await add(
    `insert into plot_calendar_feed (organisation_id, plot_id, provider, feed_url)
     select p.organisation_id, p.id, 'Elsewhere', 'https://127.0.0.1/plot.ics' from plot p
       join organisation o on o.id = p.organisation_id where slug = ? limit 1`,
  )
  await add(
    `insert into season (organisation_id, name, season_type, start_date, end_date)
     select id, 'Long ago', 'in', '2020-01-01', '2020-01-31' ${ofOrganisation}`,
  )
  await add(`insert into age_scale (organisation_id, name) select id, 'Everybody pays' ${ofOrganisation}`)
  await add(
    `insert into discount (organisation_id, name, discount_type, percentage, valid_days, season_types)
     select id, 'Never', 'percentage', 10, '{}', '{}' ${ofOrganisation}`,
  )
  const [row] = await em.execute<[Settings]>(
    `with own as (select id from organisation where slug = ?),
       plots as (select p.* from plot p join own on own.id = organisation_id)
     select own.id as "organisationId", ? as "orgSlug",
       (select site_id from plots where is_active order by position, id limit 1) as "siteId",
       (select id from plots where is_active order by position, id limit 1) as "plotId",
       (select id from plots where is_active order by position desc, id limit 1) as "otherPlotId",
       ${[
         ...[named('special_term', 'termId', "name = 'Generators'"), named('payment_rule', 'ruleId', "name = 'A third now'")],
         ...[named('document', 'documentId', "title = 'House rules'"), named('plot_calendar_feed', 'feedId')],
         ...[named('saved_text', 'savedTextId'), named('calendar_address', 'calendarAddressId')],
         ...[named('season', 'seasonId', "name = 'Long ago'"), named('age_scale', 'ageScaleId', "name = 'Everybody pays'")],
         ...[named('discount', 'discountId', "name = 'Never'"), named('user_organisation', 'memberLinkId')],
         ...[named('site_special_term', 'termLinkId'), named('plot_payment_rule', 'ruleLinkId')],
       ].join(', ')},
       (select id from user_account where username = ?) as "memberId"
     from own`,
    [orgSlug, orgSlug, orgSlug],
  )
  return row
}

const named = (table: string, id: string, which = 'true') =>
  `(select t.id from ${table} t where t.organisation_id = own.id and ${which} limit 1) as "${id}"`

async function givenHtiMessage({ store }: ServedMarketplace, orgSlug: string): Promise<string> {
  const id = crypto.randomUUID()
  await store.em.execute(
    `insert into hti_message (id, organisation_id, kind, direction, state, tries, at, request)
     select ?, id, 'BOOKING_CREATE', 'INBOUND', 'FAILED', 1, now(), '<nothing/>' from organisation where slug = ?`,
    [id, orgSlug],
  )
  return id
}

async function givenBooking({ product, store }: ServedMarketplace, { orgSlug, plotId, otherPlotId }: Settings) {
  const { placeHold, submitReservation, confirmAsStaff, recordDeskPayment, createBlock } = product.scope().useCases
  const { id } = done(await placeHold.execute(aWish({ orgSlug, plots: [{ id: plotId }] })))
  const agreed = await submitReservation.execute(aSubmission(id))
  if (!agreed.ok && agreed.refusal.code === 'terms_missing') {
    done(await submitReservation.execute(aSubmission(id, { acceptedTermIds: agreed.refusal.termIds })))
  } else done(agreed)
  const atTheDesk = { actor: system('test'), idOrReference: id }
  done(await confirmAsStaff.execute(atTheDesk))
  const paidOn = Temporal.PlainDate.from('2026-11-21')
  done(await recordDeskPayment.execute({ ...atTheDesk, amount: Money.rand(10), method: 'cash', reference: null, paidOn }))
  const block = await createBlock.execute({
    actor: system('test'),
    orgSlug,
    plotIds: [otherPlotId],
    reason: null,
    expiresAt: null,
    nights: StayDates.of('2027-06-07', '2027-06-09'),
  })
  const refundTaskId = `refund of ${orgSlug}`
  await store.em.execute(
    `insert into refund_task (id, organisation_id, reservation_id, amount_cents, currency, reason, state, created_at)
     select ?, organisation_id, id, 100, 'ZAR', 'overpayment', 'manual', now() from reservation where id = ?`,
    [refundTaskId, id],
  )
  // The one that the table of commands names; used up.
  await store.em.execute(
    `insert into credit_voucher (id, organisation_id, reservation_id, code, currency, amount_cents, issued_at, issued_by, expires_on)
     select gen_random_uuid(), organisation_id, id, 'K7QM-2XWD-9RTA', 'ZAR', 100, now(), 'system', date '2027-11-21'
     from reservation where id = ?`,
    [id],
  )
  const disputeId = `dispute of ${orgSlug}`
  await store.em.execute(
    `with attempt as (
       insert into payment_attempt (id, organisation_id, reservation_id, purpose, amount_cents, currency, merchant_transaction_id,
         state, created_at)
       select ?, organisation_id, id, 'deposit', 1000, 'ZAR', id, 'charged-back', now() from reservation where id = ? returning *)
     insert into payment_dispute (id, organisation_id, reservation_id, payment_attempt_id, taken_cents, owed_back_cents, currency,
       result_code, opened_at, state)
     select ?, organisation_id, reservation_id, id, 1000, 1000, 'ZAR', '000.100.206', now(), 'open' from attempt`,
    [`attempt of ${orgSlug}`, id, disputeId],
  )
  return { reservationId: id, refundTaskId, disputeId, blockId: done(block).id }
}

async function givenPicture({ product, store }: ServedMarketplace, { organisationId, plotId }: Settings): Promise<string> {
  const uploads = [{ fileName: 'stand.jpg', bytes: await aPhoto({}) }]
  await store.em.execute(`update plot set images = '{}' where id = ?`, [plotId])
  const owner = { kind: 'plot', id: plotId } as const
  done(await product.scope().useCases.addPictures.execute({ actor: system('test'), organisationId, owner, uploads }))
  const [row] = await store.em.execute<[{ images: [string] }]>('select images from plot where id = ?', [plotId])
  await store.em.execute('update organisation set images = array[?] where id = ?', [row.images[0], organisationId])
  return row.images[0]
}

async function givenReviews({ store }: ServedMarketplace, { organisationId }: Settings, reservationId: string) {
  const [review] = await store.em.execute<[{ id: RightsFixture['reviewId'] }]>(
    `insert into organisation_review (organisation_id, reservation_id, user_id, author_name, facilities, location, value,
       cleanliness, overall, review_text, status, created_at)
     select organisation_id, id, user_id, 'Thandi', 5, 5, 5, 5, 5, 'Quiet', 'PUBLISHED', now() from reservation where id = ?
     returning id`,
    [reservationId],
  )
  const [guestReview] = await store.em.execute<[{ id: RightsFixture['guestReviewId'] }]>(
    `insert into user_review (id, organisation_id, reservation_id, user_id, rating, comment, created_at)
     select gen_random_uuid(), organisation_id, id, user_id, 5, 'Tidy', now() from reservation where id = ? and organisation_id = ?
     returning id`,
    [reservationId, organisationId],
  )
  return { reviewId: review.id, guestReviewId: guestReview.id }
}

function done<Value>(answer: Result<Value, unknown>): Value {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`)
  return answer.value
}

async function givenWhatsAppMessage({ store }: ServedMarketplace, orgSlug: string): Promise<string> {
  const id = `relayed ${orgSlug}`
  await store.em.execute(
    `insert into communication_history (id, channel, type, to_address, body_text, delivery_state, sent_at)
     values (?, 'app', 'default', '27821234567', 'Hello', 'accepted', now())`,
    [id],
  )
  return id
}

async function givenProspect({ product, store }: ServedMarketplace): Promise<RightsFixture['prospectId']> {
  const { name, email, campsite, phone, provinceCode, plotCount, message } = aProspect()
  const wish = { name, email, campsite, phone, provinceCode, plotCount, message, from: null }
  const { reference } = done(await product.scope().useCases.requestDemo.execute(wish))
  const [row] = await store.em.execute<[{ id: RightsFixture['prospectId'] }]>('select id from prospect where reference = ?', [
    reference,
  ])
  return row.id
}

async function givenImport({ product }: ServedMarketplace): Promise<RightsFixture['importId']> {
  const text = JSON.stringify({ format: 'organisations/1', currency: 'ZAR', organisations: [] })
  return done(await product.scope().useCases.uploadImport.execute({ actor: system('test'), fileName: 'none.json', text })).id
}
