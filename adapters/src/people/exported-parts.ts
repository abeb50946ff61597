import type { UserId } from '@camp/domain/shared/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import { accountDigits, accountEmail, isTheirs } from './whose-rows.ts'

/**
 * What is kept on one person, by name. No hash of a password, a session or a code: those are secrets of the
 * account, and say nothing of anybody.
 */
export const exportedParts: Readonly<Record<string, (id: UserId) => RawBuilder<unknown>>> = {
  account: (id) => sql`
    select id, email, pending_email, username, first_name, last_name, country_code, cell, country_id, role, language,
      verification_preference, is_email_verified, is_cell_verified, opt_into_marketing, marketing_consent_at,
      marketing_consent_wording, marketing_withdrawn_at, allergies, average_rating, is_banned, ban_reason, banned_at, created_at
    from user_account where id = ${id}`,
  organisations: (id) => sql`
    select organisation.name, link.role, link.is_suspended, link.created_at
    from user_organisation link join organisation on organisation.id = link.organisation_id where link.user_id = ${id}`,
  ownNews: (id) => sql`
    select organisation.name, topic, choice.email, by_sms, chosen_at
    from news_choice choice join organisation on organisation.id = choice.organisation_id
    where user_id = ${id} order by organisation.name, topic`,
  invitations: (id) => sql`
    select organisation.name, invitation.email, invitation.role, invited_at, expires_at, answer, answered_at
    from organisation_invitation invitation join organisation on organisation.id = invitation.organisation_id
    where lower(invitation.email) = ${accountEmail(id)} order by invited_at`,
  sessions: (id) => sql`select browser, started_at, last_seen_at from user_session where user_id = ${id}`,
  cards: (id) => sql`select brand, last4, expires, saved_at from saved_card where user_id = ${id}`,
  reservations: (id) => sql`
    select simple_reference, organisation.name as campsite, reservation.status, arrival, departure, currency,
      amount_due_cents, amount_paid_cents, reservation.created_at, first_name, last_name, email, reservation.country_code, cell, language,
      special_request, allergies, vehicle_plate, terms_accepted_at, cancelled_by, cancellation_reason, cancellation_note,
      checked_in_at, checked_out_at
    from reservation join organisation on organisation.id = reservation.organisation_id
    where ${isTheirs(id)} order by arrival`,
  invoiceRecipients: (id) => sql`
    select simple_reference, invoice_recipient.name, address_lines, vat_number from invoice_recipient
    join reservation on reservation.id = invoice_recipient.reservation_id where ${isTheirs(id)} order by arrival`,
  payments: (id) => sql`
    select simple_reference, kind, amount_cents, payment.currency, at, method from payment
    join reservation on reservation.id = payment.reservation_id where ${isTheirs(id)} order by at`,
  messages: (id) => sql`
    select simple_reference, channel, type, to_address, subject, body_text, sent_at from communication_history
    join reservation on reservation.id = communication_history.reservation_id where ${isTheirs(id)} and not exists (
      select from outbox_message told where told.id = outbox_message_id and told.payload -> 'reader' is not null)
    order by sent_at`,
  letters: (id) => sql`
    select channel, type, to_address, subject, body_text, sent_at from communication_history
    where reservation_id is null and lower(to_address) in (${accountEmail(id)}, ${accountDigits(id)}) order by sent_at`,
  conversations: (id) => sql`
    select simple_reference, side, channel, from_number, from_address, body, at from conversation_message
    join reservation on reservation.id = conversation_message.reservation_id where ${isTheirs(id)} order by position`,
  messagesOfTheirNumber: (id) => sql`
    select channel, from_number, from_address, body, at from conversation_message
    where reservation_id is null and (from_number = ${accountDigits(id)} or from_address = ${accountEmail(id)}) order by position`,
  reviewsWritten: (id) => sql`
    select organisation.name as campsite, author_name, facilities, location, value, cleanliness, overall, review_text,
      review.status, review.created_at
    from organisation_review review join organisation on organisation.id = review.organisation_id
    where user_id = ${id} order by review.created_at`,
  reviewsReceived: (id) => sql`
    select organisation.name as campsite, rating, comment, review.created_at
    from user_review review join organisation on organisation.id = review.organisation_id
    where user_id = ${id} order by review.created_at`,
  demoRequests: (id) => sql`
    select reference, name, email, campsite, phone, message, created_at from prospect
    where lower(email) = ${accountEmail(id)}`,
  contactMessages: (id) => sql`
    select reference, name, email, subject, message, created_at from contact_message
    where lower(email) = ${accountEmail(id)}`,
}
