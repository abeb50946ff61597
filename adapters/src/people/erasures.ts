import { cancellationReasons } from '@camp/domain/reservations/reservation.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type RawBuilder, sql } from 'kysely'
import { accountDigits, accountEmail, isTheirs } from './whose-rows.ts'

type Erasure = (id: UserId, at: Temporal.Instant) => RawBuilder<unknown>

const bookingsOf = (id: UserId) => sql`(select reservation.id from reservation where ${isTheirs(id)})`

/** As letters of the morning name guests. */
const namesOf = (id: UserId) => sql`
  select first_name || ' ' || last_name as name from reservation where ${isTheirs(id)} and first_name <> '' and last_name <> ''
  union select first_name || ' ' || last_name from user_account where id = ${id} and first_name <> '' and last_name <> ''`

/** Of no booking: what was sent stays counted, without its words. */
const emptyLetters = sql`
  update communication_history set to_address = '', subject = null, body_text = '', body_html = null, attachments = '[]',
    links = '[]', error = null
  where reservation_id is null`

/**
 * Each statement with what it forgets, in this order: the account goes last, because the others find it by
 * its address. Of bookings the dates, plots, amounts, payments and papers stay (Tax Administration Act s29:
 * five years), and whose they were does not.
 */
export const erasures: Readonly<Record<string, Erasure>> = {
  cards: (id) => sql`delete from saved_card where user_id = ${id}`,
  codes: (id) => sql`delete from one_time_code where user_id = ${id}`,
  devices: (id) => sql`delete from known_device where user_id = ${id}`,
  secondFactor: (id) => sql`delete from second_factor where user_id = ${id}`,
  sessions: (id) => sql`delete from user_session where user_id = ${id}`,
  organisations: (id) => sql`delete from user_organisation where user_id = ${id}`,
  invitations: (id) => sql`delete from organisation_invitation where lower(email) = ${accountEmail(id)}`,
  messages: (id) => sql`
    update communication_history set to_address = '', subject = null, body_text = '', body_html = null, attachments = '[]',
      links = '[]', error = null
    where reservation_id in ${bookingsOf(id)}`,
  waitingMessages: (id) => sql`
    update outbox_message set recipient = null, last_error = null,
      payload = (payload - 'message' - 'staffMessage' - 'guestContact') || '{"guest": {"firstName": "", "lastName": ""}}',
      state = case state when 'pending' then 'skipped' else state end
    where reservation_id in ${bookingsOf(id)}`,
  ownNews: (id) => sql`delete from news_choice where user_id = ${id}`,
  digestsToThem: (id) => sql`delete from news_digest where user_id = ${id}`,
  newsOfBookings: (id) => sql`delete from campsite_news where reservation_id in ${bookingsOf(id)}`,
  newsToThem: (id) => sql`
    update communication_history set to_address = '', error = null
    where outbox_message_id in (select outbox_message.id from outbox_message where payload #>> '{reader,userId}' = ${id})`,
  waitingNewsToThem: (id) => sql`
    update outbox_message set recipient = null, last_error = null, state = case state when 'pending' then 'skipped' else state end
    where payload #>> '{reader,userId}' = ${id}`,
  letters: (id) => sql`delete from written_message where lower(recipient) in (${accountEmail(id)}, ${accountDigits(id)})`,
  lettersSent: (id) => sql`${emptyLetters} and lower(to_address) in (${accountEmail(id)}, ${accountDigits(id)})`,
  lettersThatNameThem: (id) => sql`
    with names as materialized (${namesOf(id)})
    ${emptyLetters} and exists (select from names where position(lower(name) in lower(body_text)) > 0)`,
  invoiceRecipients: (id) => sql`delete from invoice_recipient where reservation_id in ${bookingsOf(id)}`,
  deskNotes: (id) => sql`
    update desk_entry set note = case when note is null then null else '' end, former = null
    where (note is not null or former is not null) and reservation_id in ${bookingsOf(id)}`,
  reasonsOfCancellation: (id) => sql`
    update reservation_status_history set why = 'staff-cancelled'
    where to_status = 'cancelled' and why not in (${sql.join(cancellationReasons)}) and reservation_id in ${bookingsOf(id)}`,
  reasonsOfChanges: (id) => sql`
    update reservation_amendment set reason = null where reason is not null and reservation_id in ${bookingsOf(id)}`,
  notesOnDisputes: (id) => sql`
    update payment_dispute set note = null where note is not null and reservation_id in ${bookingsOf(id)}`,
  channelMessages: (id) => sql`
    update hti_message set request = '', response = null, error_text = null where reservation_id in ${bookingsOf(id)}
      or (organisation_id, their_id) in (
        select organisation_id, their_id from hti_booking where reservation_id in ${bookingsOf(id)})`,
  conversations: (id) => sql`
    update conversation_message set body = '', secret = null, from_number = null, from_address = null
    where reservation_id in ${bookingsOf(id)}`,
  messagesOfTheirNumber: (id) => sql`
    delete from conversation_message where reservation_id is null
      and (from_number = ${accountDigits(id)} or from_address = ${accountEmail(id)})`,
  paymentAttempts: (id) => sql`
    update payment_attempt set method_last4 = null, remembers_for = null, redirect_url = null
    where reservation_id in ${bookingsOf(id)}`,
  reviewsWritten: (id) => sql`
    update organisation_review set author_name = '', review_text = '', report_reason = case when reported_at is null then null
      else '' end, user_id = null
    where user_id = ${id}`,
  reviewsReceived: (id) => sql`update user_review set comment = '', user_id = null where user_id = ${id}`,
  bookings: (id) => sql`
    update reservation set first_name = '', last_name = '', email = '', country_code = null, cell = null,
      special_request = null, allergies = null, vehicle_plate = null, gate_code = null, cancellation_note = null, owed_by = null,
      offline_price_reason = case when offline_price_reason is not null then '' end,
      offline_notes = case when is_offline_reservation then '' end, version = version + 1
    where ${isTheirs(id)}`,
  demoRequests: (id) => sql`delete from prospect where lower(email) = ${accountEmail(id)}`,
  contactMessages: (id) => sql`delete from contact_message where lower(email) = ${accountEmail(id)}`,
  account: (id, at) => sql`
    update user_account set email = 'erased-' || id || '@erased.invalid', username = null, first_name = '', last_name = '',
      country_code = null, cell = null, country_id = null, role = 'USER', is_email_verified = false,
      is_cell_verified = false, password_hash = null, must_change_password = false, opt_into_marketing = false,
      marketing_consent_at = null, marketing_consent_wording = null, marketing_withdrawn_at = null, allergies = null,
      average_rating = null, pending_email = null, is_banned = false, ban_reason = null, banned_at = null,
      factor_asked_at = null, erased_at = ${at.toString()}
    where id = ${id}`,
}
