import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'

/** What only time would do, done to one reservation. The product's own clock runs on for everybody else. */
export class Database {
  readonly #pool: Pool

  /** Of the server whose folder this is. */
  constructor(dataDirectory: string) {
    this.#pool = new Pool({ connectionString: databaseUrl(dataDirectory), max: 1 })
  }

  /** The time of a hold or of an unconfirmed reservation is over. */
  async runOut(reservationId: string): Promise<void> {
    await this.#pool.query(
      `with expired as (update reservation set expiry_date = status_date where id = $1 and expiry_date is not null returning id, expiry_date)
       update plot_night set held_until = expired.expiry_date from expired where plot_night.reservation_id = expired.id`,
      [reservationId],
    )
  }

  /**
   * An active organisation without a site, and `owner@{slug}.test`, who signs in with the password of the
   * demo.
   */
  async organisationFromNothing(slug: string, name: string): Promise<void> {
    await this.#pool.query(
      `with camp as (
        insert into organisation (slug, name, status, short_description, city_name, country_code, province_code, latitude,
          longitude, cancellation_policy, takes_online_payment, is_allow_multiple_plots)
        select $1, $2, 'active', '', city_name, country_code, province_code, latitude, longitude, cancellation_policy, false, false
        from organisation where slug = 'kloofwater-camp'
        on conflict (slug) do nothing returning id),
      owner as (
        insert into user_account (email, first_name, last_name, role, is_email_verified, password_hash)
        select 'owner@' || $1 || '.test', 'Nomsa', 'Owner', 'ORGADMIN', true, password_hash
        from user_account, camp where email = 'admin@demo.test' returning id)
      insert into user_organisation (user_id, organisation_id, role) select owner.id, camp.id, 'ORGADMIN' from owner, camp`,
      [slug, name],
    )
  }

  /**
   * HTI is told everything again: its sandbox begins with each server, and knows nothing of what was told
   * before the demo was copied.
   */
  async htiKnowsNothing(): Promise<void> {
    await this.#pool.query('update hti_line set told_all_at = null, rests_until = null')
  }

  /** A message by SMS of somebody whose number is of no booking. */
  async writtenByNobodyKnown(number: string, text: string): Promise<void> {
    await this.#pool.query(
      `insert into conversation_message (side, channel, from_number, body, at, by, provider_message_id, is_unsure)
       values ('guest', 'sms', $1, $2, now(), 'guest', gen_random_uuid()::text, true)`,
      [number, text],
    )
  }

  /** The account of an organisation, as if it had been there for long. */
  async knownAccount(slug: string): Promise<void> {
    await this.#pool.query(
      `update organisation set bank_name = 'Demo Bank', bank_account_name = name, bank_account_number = '0000004711',
         bank_branch_code = '000000', shows_bank_details = false where slug = $1`,
      [slug],
    )
    await this.#pool.query(`update organisation set bank_details_changed_at = '2026-01-01T00:00:00Z' where slug = $1`, [slug])
  }

  /** Thirty percent of the plot first, the rest on arrival. */
  async takesDeposit(slug: string, plot: string): Promise<void> {
    await this.#pool.query(
      `with rule as (
         insert into payment_rule (organisation_id, name, allow_partial_payments, partial_payment_due_type, partial_payment_percentage)
         select id, 'Thirty percent', true, 'onArrival', 30 from organisation where slug = $1
         on conflict do nothing returning id, organisation_id)
       insert into plot_payment_rule (organisation_id, plot_id, payment_rule_id)
       select rule.organisation_id, plot.id, rule.id from rule join plot on plot.organisation_id = rule.organisation_id
       where plot.name = $2`,
      [slug, plot],
    )
  }

  /** Cash that the desk took on a day for a booking that stands; the amount paid follows the books. */
  async tookCash(slug: string, cents: number, day: string): Promise<void> {
    await this.#pool.query(
      `with taken as (
         select reservation.organisation_id, reservation.id from reservation join organisation on organisation.id = organisation_id
         where slug = $1 and reservation.status = 'confirmed' order by reservation.id limit 1),
       paid as (
         update reservation set amount_paid_cents = amount_paid_cents + $2 from taken where reservation.id = taken.id)
       insert into payment (organisation_id, reservation_id, kind, amount_cents, currency, method, paid_on, recorded_by, at)
       select organisation_id, id, 'capture', $2, 'ZAR', 'cash', $3::date, 'test', now() from taken`,
      [slug, cents, day],
    )
  }

  /** As the campsite would set it in its settings. */
  async giveGoogleMap(slug: string, address: string): Promise<void> {
    await this.#pool.query('update organisation set google_maps = $2 where slug = $1', [slug, address])
  }

  /** That the platform lifts in the order of results. */
  async slugsFeaturedOnSearch(): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ slug: string }>('select slug from organisation where is_featured_on_search')
    return rows.map(({ slug }) => slug)
  }

  /** What the guest of a reservation agreed to, as it is kept with it. */
  async agreementsOf(reservationId: string): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ agreed: string }>(
      `select kind || ' ' || name || coalesce(' ' || version, '') as agreed from reservation_agreement
       where reservation_id = $1 order by position`,
      [reservationId],
    )
    return rows.map(({ agreed }) => agreed)
  }

  async statusOf(reservationId: string): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ status: string }>('select status from reservation where id = $1', [reservationId])
    return rows[0]?.status
  }

  /** `capture` for money that came, `refund` for money that went back. */
  async moneyMoved(reservationId: string): Promise<readonly string[]> {
    const query = 'select kind from payment where reservation_id = $1 order by kind'
    const { rows } = await this.#pool.query<{ kind: string }>(query, [reservationId])
    return rows.map(({ kind }) => kind)
  }

  /** One of the demo marketplace whose guests are there today. */
  async someStayThatHasBegun(): Promise<string> {
    return this.#oneId(`status = 'confirmed' and arrival < date '2026-11-21' and departure > date '2026-11-21'`)
  }

  /** One of the demo marketplace that nobody confirmed in time. */
  async someLapsedReservation(): Promise<string> {
    return this.#oneId(`cancellation_reason = 'confirmation-expired' and amount_paid_cents = 0`)
  }

  async someReservationCancelledByStaff(): Promise<string> {
    return this.#oneId(`cancellation_reason = 'staff-cancelled'`)
  }

  /**
   * One of the demo marketplace that is over, whose guest has not written yet; its campsite has an owner who
   * signs in.
   */
  async someStayToReview(): Promise<{ readonly id: string; readonly slug: string }> {
    const { rows } = await this.#pool.query<{ id: string; slug: string }>(`
      select reservation.id, slug from reservation join organisation on organisation.id = organisation_id
      where reservation.status = 'completed' and reservation.user_id <> (select id from user_account where email = 'camper@demo.test')
        and not exists (select from organisation_review where reservation_id = reservation.id)
        and exists (select from user_account where email = 'owner@' || slug || '.test')
      order by reservation.id limit 1`)
    if (!rows[0]) throw new Error('The demo marketplace has no stay to review')
    return rows[0]
  }

  /** One of the demo marketplace that ended lately and whose guest the campsite has not reviewed. */
  async someGuestToReview(): Promise<{ readonly reference: string; readonly slug: string }> {
    const { rows } = await this.#pool.query<{ reference: string; slug: string }>(`
      select simple_reference as reference, slug from reservation join organisation on organisation.id = organisation_id
      where reservation.status = 'completed' and departure between date '2026-11-01' and date '2026-11-20'
        and not exists (select from user_review where reservation_id = reservation.id)
        and exists (select from user_account where email = 'owner@' || slug || '.test')
      order by reservation.id limit 1`)
    if (!rows[0]) throw new Error('The demo marketplace has no guest to review')
    return rows[0]
  }

  /**
   * One of the demo marketplace whose guests the desk has not received yet; its campsite has a desk that
   * signs in.
   */
  async someStayUnderWay(): Promise<{ readonly slug: string; readonly guestName: string }> {
    const { rows } = await this.#pool.query<{ slug: string; guestName: string }>(`
      select slug, first_name || ' ' || last_name as "guestName"
      from reservation join organisation on organisation.id = organisation_id
      where reservation.status = 'confirmed' and arrival < date '2026-11-21' and departure > date '2026-11-21'
        and checked_in_at is null
      order by reservation.id limit 1`)
    if (!rows[0]) throw new Error('The demo marketplace has no stay that is under way')
    return rows[0]
  }

  /** Of these references, whose bookings the demo brought. */
  async ofTheDemo(references: readonly string[]): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ reference: string }>(
      `select simple_reference as reference from reservation where simple_reference = any ($1) and created_at < '2026-11-21T06:00:00Z'`,
      [references],
    )
    return rows.map(({ reference }) => reference)
  }

  /** A stay that is over, with a fee of its own, in the month in which it was first paid. */
  async someBookingWithFee() {
    const { rows } = await this.#pool.query<Readonly<Record<'slug' | 'reference' | 'total' | 'fee' | 'month', string>>>(`
      select slug, simple_reference as reference, to_char(month, 'YYYY-MM') as month,
        to_char(total_cents / 100.0, 'FM9999990.00') as total, to_char(fee_cents / 100.0, 'FM9999990.00') as fee
      from reservation_booking booking
        join reservation on reservation.id = booking.reservation_id
        join organisation on organisation.id = booking.organisation_id
      where reservation.status = 'completed' and fee_cents > 0
      order by reservation.id limit 1`)
    if (!rows[0]) throw new Error('The demo marketplace has no completed booking with a fee')
    return rows[0]
  }

  /** A plot follows a calendar whose address leads to nothing public, so that nobody is ever asked. */
  async followsCalendar(slug: string, plot: string, provider: string): Promise<string> {
    const { rows } = await this.#pool.query<{ id: string }>(
      `insert into plot_calendar_feed (organisation_id, plot_id, provider, feed_url)
       select organisation.id, plot.id, $3, 'https://calendar.internal/' || $3
       from organisation join plot on plot.organisation_id = organisation.id where slug = $1 and plot.name = $2
       returning id`,
      [slug, plot, provider],
    )
    if (!rows[0]) throw new Error(`${slug} has no plot ${plot}`)
    return rows[0].id
  }

  async forgetCalendar(id: string): Promise<void> {
    await this.#pool.query('delete from plot_calendar_feed where id = $1', [id])
  }

  /** The nights of a reservation were sold at another place too. */
  async bookedElsewhere(reservationId: string, source: string): Promise<void> {
    await this.#pool.query(
      `insert into feed_event (organisation_id, plot_id, origin, source, event_key, uid, start_date, end_date, summary, first_read_at)
       select organisation_id, plot_id, 'file of a test', $2, $1, $1, arrival, departure, 'Reserved', now()
       from reservation_plot where reservation_id = $1`,
      [reservationId, source],
    )
  }

  /** The mailbox of reports brought one that nobody could read. */
  async putMailAside(id: string, name: string): Promise<void> {
    const query =
      'insert into dmarc_mail (id, name, tries, tried_at, is_aside) values ($1, $2, 3, now(), true) on conflict do nothing'
    await this.#pool.query(query, [id, name])
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  async #oneId(condition: string): Promise<string> {
    const { rows } = await this.#pool.query<{ id: string }>(`select id from reservation where ${condition} order by id limit 1`)
    if (!rows[0]) throw new Error(`The demo marketplace has no reservation where ${condition}`)
    return rows[0].id
  }
}

function databaseUrl(dataDirectory: string): string {
  const { user, password, port, database } = JSON.parse(readFileSync(join(dataDirectory, 'postgres.json'), 'utf8'))
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`
}
